/** The first token layer: every colour there is, by name. What each is for is said in `roles.ts`. */

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A colour in both themes, each as `#rrggbb`. */
export type Pair = Readonly<Record<Mode, string>>;

export const hueNames = ['purple', 'teal', 'neutral'] as const;
export type Hue = (typeof hueNames)[number];

/** Steps of a scale: grounds 1 and 2, fills 3–5, lines 6–8, solid 9 and 10, words 11 and 12. */
export const hueSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Step = (typeof hueSteps)[number];

/** Twelve colours, from the ground to the words, for each theme. */
export type Scale = Readonly<Record<Mode, readonly string[]>>;

const scale = (light: string, dark: string): Scale => ({ light: light.split(' '), dark: dark.split(' ') });

export const hues: Readonly<Record<Hue, Scale>> = {
  purple: scale(
    '#fdfcff #f9f6ff #f3eeff #ede5ff #e7dbff #deceff #d0b7ff #9b72da #8948d8 #7c39c9 #7537bf #371a5b',
    '#120f17 #1b1723 #281e38 #33234c #3f2860 #4c3173 #5d3c8d #845ac3 #8a4bdb #7e3eca #c8aaff #e8dffc',
  ),
  teal: scale(
    '#f8fefd #effaf9 #dbf6f3 #c8f0ed #b6ebe7 #a2e2dd #82d1cb #299691 #007873 #006b67 #006561 #00302e',
    '#091312 #0e1b1a #0f2725 #0a312e #093b38 #094744 #0a5753 #217c77 #007b77 #006e6a #44ccc4 #c5ebe7',
  ),
  neutral: scale(
    '#fdfcfe #f8f7f9 #f1eff3 #e9e8ed #e2e0e6 #d7d5db #c4c2c9 #88858f #6e6a76 #615d68 #5c5963 #2b2930',
    '#111013 #19181b #242227 #2c2b30 #353339 #403f45 #4f4c54 #726f79 #706c78 #64606b #bab8c0 #e4e3e7',
  ),
};

export const statusNames = ['red', 'amber', 'blue'] as const;
type Status = (typeof statusNames)[number];

/** Status hues keep only the steps that roles need: 2 soft, 5 border, 9 solid, 11 words. */
export const statusSteps = [2, 5, 9, 11] as const;
type StatusStep = (typeof statusSteps)[number];

/** Every name that a role may take its colour from: `purple.9`, `red.11`, `ground.sand`, `white`. */
export type ScaleColour =
  | `${Hue}.${Step}`
  | `${Status}.${StatusStep}`
  | `ground.${keyof typeof grounds}`
  | keyof typeof singles;

const statusHues = {
  'red.2': { light: '#fff5f4', dark: '#231415' },
  'red.5': { light: '#fbd5d3', dark: '#5c2325' },
  'red.9': { light: '#ce2930', dark: '#d6353b' },
  'red.11': { light: '#b01e26', dark: '#ff9a97' },
  'amber.2': { light: '#fdf7ea', dark: '#201809' },
  'amber.5': { light: '#f3dfb0', dark: '#523b10' },
  'amber.9': { light: '#926200', dark: '#9e6a00' },
  'amber.11': { light: '#7c5200', dark: '#f0bd5c' },
  'blue.2': { light: '#f3f8fe', dark: '#111a26' },
  'blue.5': { light: '#c9def7', dark: '#1d3f68' },
  'blue.9': { light: '#0b6acb', dark: '#1d74d4' },
  'blue.11': { light: '#0459ae', dark: '#8dbfff' },
} as const satisfies Record<`${Status}.${StatusStep}`, Pair>;

/** Soft grounds for pictures of goods and for the walls of drawn rooms. */
const grounds = {
  sand: { light: '#f4efe8', dark: '#48433d' },
  mist: { light: '#eaeff2', dark: '#3d4449' },
  sage: { light: '#eaf0ea', dark: '#3e4640' },
  lilac: { light: '#f1edf5', dark: '#443f4e' },
  clay: { light: '#f6ede9', dark: '#4b403f' },
  stone: { light: '#f0efed', dark: '#434245' },
  linen: { light: '#e3d9cc', dark: '#4a443c' },
  slate: { light: '#d8dfe4', dark: '#3f474d' },
} as const;

const same = (colour: string): Pair => ({ light: colour, dark: colour });

const singles = {
  white: same('#ffffff'),
  black: same('#000000'),
  /** The lighter two petals of the flower. */
  petal: same('#b48be6'),
  /** Red that carries white words in both themes. */
  crimson: same('#b01e26'),
  /** Words of what is switched off: between steps 9 and 11, where the dark scale has nothing legible. */
  faint: { light: '#6e6a76', dark: '#94909c' },
} as const;

const named = (prefix: string, colours: Readonly<Record<string, Pair>>) =>
  Object.entries(colours).map(([name, pair]): [string, Pair] => [`${prefix}.${name}`, pair]);

const numbered = (hue: Hue) =>
  hueSteps.map((step): [string, Pair] => [
    `${hue}.${step}`,
    { light: hues[hue].light[step - 1] ?? '', dark: hues[hue].dark[step - 1] ?? '' },
  ]);

/** All of the layer in one flat table. */
export const palette = {
  ...Object.fromEntries(hueNames.flatMap(numbered)),
  ...statusHues,
  ...Object.fromEntries(named('ground', grounds)),
  ...singles,
} as Readonly<Record<ScaleColour, Pair>>;
