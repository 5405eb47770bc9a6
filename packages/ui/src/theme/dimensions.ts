/** Space on the 4 px grid, in rem so that it follows the reader's own text size. Key × 4 px. */
export const space = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const;
export type Space = keyof typeof space;

/** Type sizes; the key is the size in px at the default text size of the browser. */
export const size = {
  12: '.75rem',
  14: '.875rem',
  16: '1rem',
  18: '1.125rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  44: '2.75rem',
} as const;

export const radius = { s: '8px', m: '12px', l: '16px', pill: '999px' } as const;

/** Least height of what one presses: 44 px is a finger. */
export const control = { s: '36px', m: '44px', l: '52px' } as const;

export const motion = { quick: '120ms', normal: '200ms', slow: '320ms' } as const;

/** Constants that no theme changes: they stay out of the custom properties to keep the sheet small. */
export const fixed = {
  hair: '1px',
  /** Edge of a mark that one ticks. */
  line: '1.5px',
  bold: '2px',
  thick: '3px',
  /** Lengths between the steps of `space` where the eye asks for one: key × 4 px, as there. */
  between: {
    0.5: '.125rem',
    0.75: '.1875rem',
    1.25: '.3125rem',
    1.5: '.375rem',
    1.75: '.4375rem',
    2.25: '.5625rem',
    2.5: '.625rem',
    3.5: '.875rem',
    4.5: '1.125rem',
    7: '1.75rem',
    11: '2.75rem',
    14: '3.5rem',
    18: '4.5rem',
  },
  mark: '20px',
  /** Corners of what is smaller than a control: marks, lines of a skeleton. */
  corner: '6px',
  spinner: '14px',
  /** Diameters: in a row of a table, in a list, beside a name, above a page. */
  avatar: { s: '24px', m: '32px', l: '40px', xl: '56px' },
  icon: { s: '16px', m: '20px', l: '24px' },
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  weight: { normal: 400, medium: 500, strong: 600, price: 650 },
  tracking: { tight: '-.018em', price: '-.02em', tighter: '-.03em' },
  /** Content is 1200 wide at 1280 and never wider than 1520. */
  content: '1520px',
  /** Side columns of the screens: filters, cart summary, what one buys with. */
  column: { facets: '256px', summary: '376px', buy: '424px' },
  /** What a thing is never wider than: a bar of progress, a button, a log-in, a form, a large window. */
  measure: { xs: '240px', s: '320px', m: '408px', l: '560px', xl: '720px' },
  /** Columns of a row: a word on what is open now, a stepper or a sum, a button beside a price, a card to choose. */
  cell: { state: '120px', stepper: '132px', action: '152px', choice: '180px' },
  /** Pictures of goods in rows and strips, the largest in a cart at a desk. */
  thumb: { xs: '60px', s: '72px', m: '76px', l: '84px', xl: '112px' },
  /** Tiles with words and a picture, and with words alone. */
  tile: { phone: '152px', wide: '196px', barePhone: '88px', bareWide: '112px' },
  /**
   * How high a part of a page is that was not laid out yet, on a phone, a tablet, a desk, as the demo's are: a line of a
   * cart, a card, a row of goods, two of them, tiles of sections and of promos, stores with their map, all about a good,
   * the footer. A page whose guesses are good does not grow while one scrolls.
   */
  guess: {
    line: ['184px', '184px', '184px'],
    card: ['390px', '400px', '400px'],
    goods: ['850px', '530px', '548px'],
    related: ['1680px', '1520px', '1080px'],
    sections: ['834px', '886px', '674px'],
    promos: ['1320px', '936px', '524px'],
    stores: ['1050px', '1064px', '670px'],
    about: ['1800px', '1028px', '1028px'],
    footer: ['1040px', '574px', '474px'],
  },
  hero: { tablet: '400px', desk: '480px' },
  /** Type beyond the scale: the code on the page of an error. */
  sign: { phone: '4.5rem', wide: '7rem' },
  /** Least height of a list that one searches in: it keeps its place while the list grows shorter. */
  list: '196px',
  /** Most height of all the values of a filter; beyond it they scroll. */
  facetList: '400px',
  /** Least height of a map of stores. */
  map: { phone: '280px', wide: '400px' },
  logo: '1.5625rem',
  /** What is printed: an A4 sheet and its edge, a box to tick, a line to sign on. */
  paper: { width: '210mm', edge: '12mm', tick: '4mm', sign: '14mm' },
  /** How far a page is scrolled when its header shrinks. */
  shrink: '200px',
  dialog: '440px',
  /** Of a video: its lines and their knob, the great sign, the slider of volume, the panel of settings, how far the shade goes up, how long a wait is not told and a word stays. */
  player: {
    line: '4px',
    knob: '14px',
    sign: { narrow: '56px', wide: '76px' },
    volume: '80px',
    panel: '432px',
    shade: '128px',
    patience: '400ms',
    notice: '1200ms',
  },
  /** The tallest window: the text of a rule is read in it, not a page. */
  dialogHeight: '760px',
  /** Drawer at an edge of the screen. */
  sheet: '400px',
  /** Bar of a sheet that can be dragged. */
  grip: '36px',
  /** The narrowest menu. */
  menu: '200px',
  toast: '400px',
  /** Least height of a notification as a flat tile. */
  toastTile: '120px',
  /** Height of a slider that stands. */
  slider: '200px',
  bottomBar: '60px',
  header: '4.75rem',
  headerCompact: '3.75rem',
} as const;

/** Layers of what floats, from the lowest up. */
export const layer = { header: 10, bar: 15, dialog: 20, toast: 30, skip: 40 } as const;
