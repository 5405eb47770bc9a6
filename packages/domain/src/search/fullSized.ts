const SMALL_ONE = /^(\p{L}{2,}?)(ч?)ик(?:[аиуе]|ом|ов|ам|ами|ах)?$/u;
const SMALL_HER = /^(\p{L}+?)(?:[ое]чк(?:[аиуе]|ой|ам|ами|ах)|[ое]чек)$/u;
/** A shorter word is hardly ever the whole of one. */
const SHORTEST = 3;

/** What a small one may be a small one of: «диванчик» of «диван», «стульчик» of «стул», «тумбочка» of «тумба». */
export function fullSized(word: string): string[] {
  const [, base = '', ch] = SMALL_ONE.exec(word) ?? [];
  const [, her] = SMALL_HER.exec(word) ?? [];
  const bases = [ch ? base.replace(/ь$/u, '') : base, ch ? base + ch : '', her ? `${her}а` : ''];
  return bases.filter(({ length }) => length >= SHORTEST);
}
