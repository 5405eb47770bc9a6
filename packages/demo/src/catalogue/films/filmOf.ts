/** Goods that were filmed, and the films' names. */
const films = {
  'Диван «Лада» двухместный': 'lada',
  'Кровать «Сумерки» с мягким изголовьем': 'sumerki',
  'Кресло для отдыха «Тишина»': 'tishina',
} as const satisfies Record<string, string>;

export type FilmName = (typeof films)[keyof typeof films];

/** Goods with their films. */
export const filmed: ReadonlyMap<string, FilmName> = new Map(Object.entries(films));

export interface Film {
  readonly url: string;
  /** Its words in Russian, WebVTT. */
  readonly captions: string;
}

const FOLDER = 'demo://films/';

/** The film about a good; null for most of them. */
export function filmOf(title: string): Film | null {
  const name = filmed.get(title);
  return name ? { url: `${FOLDER}${name}.webm`, captions: `${FOLDER}${name}.ru.vtt` } : null;
}

/** Where the file lies that an address of a film or of its words stands for; null for any other address. */
export function filmFile(url: string): URL | null {
  const known = [...filmed.values()].flatMap((name) => [`${name}.webm`, `${name}.ru.vtt`]);
  const file = known.find((name) => url === FOLDER + name);
  return file ? new URL(`../../../films/${file}`, import.meta.url) : null;
}
