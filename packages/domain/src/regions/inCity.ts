/** Last words of names that no rule tells; a lower case beginning of the name is kept by what stands before it. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['Орёл', 'Орле'],
  ['Елец', 'Ельце'],
  ['Торжок', 'Торжке'],
  ['Гусь', 'Гусь'],
]);

/** Names that never change: «в Сочи». */
const FIXED = /^(?:Сочи|Тольятти|Нальчик-\S+|.*[еёоуэю])$/i;

type Ending = readonly [ending: RegExp, instead: string];

const ADJECTIVES: readonly Ending[] = [
  [/(?<=[гкхжшчщ])ий$/, 'ом'],
  [/ий$/, 'ем'],
  [/(?:ый|ой|ое)$/, 'ом'],
  [/(?<=[жшчщц])ее$/, 'ем'],
  [/ее$/, 'ем'],
  [/ая$/, 'ой'],
  [/яя$/, 'ей'],
  [/ые$/, 'ых'],
  [/ие$/, 'их'],
];

const NOUNS: readonly Ending[] = [
  [/(?<=(?:ов|ев|ёв|ин|ын))о$/, 'е'],
  [/ец$/, 'це'],
  [/ия$/, 'ии'],
  [/(?<=поль|аль|вль)$/, 'е'],
  [/[ая]$/, 'е'],
  [/(?<=[гкхжшчщ])и$/, 'ах'],
  [/и$/, 'ях'],
  [/ы$/, 'ах'],
  [/й$/, 'е'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, 'е'],
];

/** A word with the first ending that fits it changed; null where none does. */
function changed(word: string, endings: readonly Ending[]): string | null {
  const fitting = endings.find(([ending]) => ending.test(word));
  return fitting ? word.replace(fitting[0], fitting[1]) : null;
}

const isAdjective = (word: string) => ADJECTIVES.some(([ending]) => ending.test(word));

function noun(word: string): string | null {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  // Masculine ones are few: «Ярославль», «Ставрополь», «Суздаль».
  if (word.endsWith('ь')) return word.replace(/ь$/, /(?:поль|[ая]ль|вль)$/.test(word) ? 'е' : 'и');
  return FIXED.test(word) && !/(?:ов|ев|ёв|ин|ын)о$/.test(word) ? word : changed(word, NOUNS);
}

const declined = (word: string): string | null =>
  isAdjective(word) ? changed(word, ADJECTIVES) : noun(word);

/** «Ростов-на-Дону», «Каменск-Уральский», «Санкт-Петербург»: which of the parts change. */
function compound(name: string): string | null {
  const parts = name.split('-');
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return declined(name);
  if (/^(?:на|в)$/.test(rest[0] ?? '')) return joined([declined(first), ...rest]);
  const last = declined(rest.at(-1) ?? '');
  const isBoth = isAdjective(rest.at(-1) ?? '');
  return joined([isBoth ? declined(first) : first, ...rest.slice(0, -1), last]);
}

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.join('-');

/**
 * «в Екатеринбурге»: a city in the prepositional case with its preposition, by rule. A name that is not written in
 * Russian letters stays as it is: «в городе Almaty».
 */
export function inCity(name: string): string {
  const words = name.split(' ').map((word) => (/^[а-яё-]+$/i.test(word) ? compound(word) : null));
  if (name === '' || words.includes(null)) return `в\u00a0городе ${name}`;
  const preposition = /^[вф][^аеёиоуыэюя-]/i.test(name) ? 'во' : 'в';
  return `${preposition}\u00a0${words.join('\u00a0')}`;
}
