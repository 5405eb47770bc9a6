const SMALL = /^(\p{L}{2,}?)(ч?)ик(?:[аиуе]|ом|ов|ам|ами|ах)?$/u;
/** A shorter word is hardly ever the whole of one. */
const SHORTEST = 3;

/** What a small one may be a small one of: «диванчик» of «диван», «стульчик» of «стул», «мячик» of «мяч». */
export function fullSized(word: string): string[] {
  const [, base, ch] = SMALL.exec(word) ?? [];
  if (!base) return [];
  const bases = ch ? [base.replace(/ь$/u, ''), base + ch] : [base];
  return bases.filter(({ length }) => length >= SHORTEST);
}
