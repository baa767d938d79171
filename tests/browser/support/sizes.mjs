// The screens that pages are looked at on.

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
