/**
 * Most that a door of the library adds to an app that has its theme: JS + CSS without React and hls.js, gzip, bytes.
 * A player of more than 15 KB (of 1,024 bytes) would not be worth having over the browser's own.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  button: 1_600,
  'video-player': 15_360,
};

/** Most that everything together may bring, the theme included. */
export const WHOLE = 165_000;
