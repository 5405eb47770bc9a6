/** Twelve-step scales of the first token layer. Steps count from 1: `scales.light.purple[8]` is step 9. */
const steps = (list: string): readonly string[] => list.split(' ');

/** Status hues keep only the steps that the meaning layer needs: 2 soft, 5 border, 9 solid, 11 text. */
const status = (soft: string, border: string, solid: string, text: string) => ({
  2: soft,
  5: border,
  9: solid,
  11: text,
});

const purple = {
  light: '#fdfcff #f9f6ff #f3eeff #ede5ff #e7dbff #deceff #d0b7ff #9b72da #8948d8 #7c39c9 #7537bf #371a5b',
  dark: '#120f17 #1b1723 #281e38 #33234c #3f2860 #4c3173 #5d3c8d #845ac3 #8a4bdb #7e3eca #c8aaff #e8dffc',
};
const teal = {
  light: '#f8fefd #effaf9 #dbf6f3 #c8f0ed #b6ebe7 #a2e2dd #82d1cb #299691 #007873 #006b67 #006561 #00302e',
  dark: '#091312 #0e1b1a #0f2725 #0a312e #093b38 #094744 #0a5753 #217c77 #007b77 #006e6a #44ccc4 #c5ebe7',
};
const neutral = {
  light: '#fdfcfe #f8f7f9 #f1eff3 #e9e8ed #e2e0e6 #d7d5db #c4c2c9 #88858f #6e6a76 #615d68 #5c5963 #2b2930',
  dark: '#111013 #19181b #242227 #2c2b30 #353339 #403f45 #4f4c54 #726f79 #706c78 #64606b #bab8c0 #e4e3e7',
};

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const hues = {
  purple: { light: steps(purple.light), dark: steps(purple.dark) },
  teal: { light: steps(teal.light), dark: steps(teal.dark) },
  neutral: { light: steps(neutral.light), dark: steps(neutral.dark) },
} as const;

export const statusHues = {
  red: {
    light: status('#fff5f4', '#fbd5d3', '#ce2930', '#b01e26'),
    dark: status('#231415', '#5c2325', '#d6353b', '#ff9a97'),
  },
  amber: {
    light: status('#fdf7ea', '#f3dfb0', '#926200', '#7c5200'),
    dark: status('#201809', '#523b10', '#9e6a00', '#f0bd5c'),
  },
  blue: {
    light: status('#f3f8fe', '#c9def7', '#0b6acb', '#0459ae'),
    dark: status('#111a26', '#1d3f68', '#1d74d4', '#8dbfff'),
  },
} as const;

/** Soft grounds for pictures of goods, and the wall of the room picture with the words laid on it. */
export const grounds = {
  sand: { light: '#f4efe8', dark: '#3a352f' },
  mist: { light: '#eaeff2', dark: '#2f363b' },
  sage: { light: '#eaf0ea', dark: '#303832' },
  lilac: { light: '#f1edf5', dark: '#363140' },
  clay: { light: '#f6ede9', dark: '#3d3231' },
  stone: { light: '#f0efed', dark: '#353437' },
  linen: { light: '#e3d9cc', dark: '#4a443c' },
  slate: { light: '#d8dfe4', dark: '#3f474d' },
  wall: { light: '#ece7e1', dark: '#3b3841' },
  wallInk: { light: '#2b2930', dark: '#f4f2f6' },
  wallInkMuted: { light: '#57535d', dark: '#cac6cf' },
} as const;

/** The lighter two petals of the flower, the same in both themes. */
export const petal = '#b48be6';

/** Words of what is switched off: between steps 9 and 11, where the dark scale has nothing legible. */
export const faint = { light: '#6e6a76', dark: '#94909c' } as const;

export const white = '#ffffff';
