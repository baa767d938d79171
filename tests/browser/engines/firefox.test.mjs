// Firefox: a whole game and everything around it. Debian's has no view transitions, so a step simply appears.

import { open } from '../support/firefox.mjs';
import { tell } from '../support/story.mjs';

tell('Firefox', open);
