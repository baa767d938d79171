// The screens that pages are looked at on, and the windows in which tables are played.

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };

const windows = (text) =>
  text.match(/\d+x\d+/g).map((size) => {
    const [width, height] = size.split('x').map(Number);
    return { width, height };
  });

/**
 * Windows that people have. A browser takes 110 to 150 px of the height of a screen for itself, so that a maximised one on
 * a laptop of 1366×768 is about 1366×641.
 */
export const WINDOWS = {
  laptops: windows(
    '1280x600 1280x620 1280x650 1280x680 1280x700 1280x720 1366x600 1366x625 1366x641 1366x657 1366x768 1440x700 1440x789 1512x830 1536x730',
  ),
  desktops: windows('1200x1600 1600x780 1600x900 1680x920 1920x937 1920x1080 2560x1300 2560x1440'),
  parts: windows('900x600 900x800 901x640 960x937 960x1040 1024x600 1100x600 1181x700 1180x700 1200x700'),
  tablets: windows('768x1024 800x1280 820x1180 1024x1366 1024x768 1080x810 1180x820'),
  phones: windows('360x560 360x640 360x740 390x664 390x844 412x732 412x915 430x932 600x960'),
  sideways: windows('640x360 667x375 740x360 844x390 915x412 932x430'),
};

/** Every one of them. */
export const EVERY_WINDOW = Object.values(WINDOWS).flat();

/** In a window that is no higher than this a table may scroll. */
export const LOW = 600;
