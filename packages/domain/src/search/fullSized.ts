const SMALL_ONE = /^(\p{L}{2,}?)(ч?)ик(?:[аиуе]|ом|ов|ам|ами|ах)?$/u;
const SMALL_HER = /^(\p{L}+?)(?:[ое]чк(?:[аиуе]|ой|ам|ами|ах)|[ое]чек)$/u;
/**
 * Where «-ице» makes small ones it comes after two consonants: «столице» is no small «стол». Words in «-ница» are of the
 * other gender: «пепельница» has nothing to do with «пепельно».
 */
const SMALL_IT = /^(?:(\p{L}*[^аеёиоуыэюя][^аеёиоуыэюян])иц|(\p{L}+[ая]л)ьц)(?:[еау]|ем|ам|ами|ах)$/u;
/** A shorter word is hardly ever the whole of one. */
const SHORTEST = 3;

/**
 * What a small one may be a small one of: «диванчик» of «диван», «стульчик» of «стул», «тумбочка» of «тумба»,
 * «подушечка» of «подушка», «креслице» of «кресло»; the likeliest first: «чашечка» is a «чашка» rather than a «чаша».
 */
export function fullSized(word: string): string[] {
  const [, base = '', ch] = SMALL_ONE.exec(word) ?? [];
  const [, her = ''] = SMALL_HER.exec(word) ?? [];
  const [, afterTwo, afterSoft] = SMALL_IT.exec(word) ?? [];
  const it = afterTwo ?? afterSoft;
  const bases = [
    ch ? base.replace(/ь$/u, '') : base,
    ch ? base + ch : '',
    her.length >= SHORTEST ? `${her}ка` : '',
    her ? `${her}а` : '',
    it ? `${it}о` : '',
  ];
  return bases.filter(({ length }) => length >= SHORTEST);
}
