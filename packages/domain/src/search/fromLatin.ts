/** Russian letters for Latin ones, the longest groups first. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ['ay', 'ай'],
  ['ey', 'ей'],
  ['oy', 'ой'],
  ['uy', 'уй'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['qu', 'кв'],
  ["'", 'ь'],
];
const SINGLES = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, at) => [letter, 'абкдефгхийклмнопкрстуввхыз'.charAt(at)]),
);
const GROUP = new RegExp(GROUPS.map(([latin]) => latin).join('|'), 'g');
const GROUP_LETTERS = new Map(GROUPS);

/** A Russian word written in Latin letters: «divan» → «диван», «yashchik» → «ящик». Null where there are none. */
export function fromLatin(text: string): string | null {
  const lower = text.toLowerCase();
  if (!/[a-z]/.test(lower) || /[а-яё]/.test(lower)) return null;
  return lower
    .replace(GROUP, (group) => GROUP_LETTERS.get(group) ?? group)
    .replace(/x/g, 'кс')
    .replace(/[a-z]/g, (letter) => SINGLES.get(letter) ?? letter);
}
