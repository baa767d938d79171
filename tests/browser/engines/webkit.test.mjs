// WebKit, the engine of Safari: a whole game and everything around it, with view transitions of its own.

import { tell } from '../support/story.mjs';
import { open } from '../support/webkit.mjs';

tell('WebKit', open);
