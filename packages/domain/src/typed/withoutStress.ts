const STRESS = '\u0301';
/** Latin vowels with the mark in a Russian word: that is how it is typed where keyboards have them. */
const LATIN = /(?<=\p{Script=Cyrillic}[áéóý]*)[áéóý]|[áéóý](?=[áéóý]*\p{Script=Cyrillic})/giu;
const TWINS = new Map(Object.entries({ á: 'а', é: 'е', ó: 'о', ý: 'у', Á: 'А', É: 'Е', Ó: 'О', Ý: 'У' }));

/**
 * A text without the marks of stress, «ди́ван» as «диван», each letter in one piece. Letters that are written with a mark
 * stay: «й», «ё», «ç», and «é» of a foreign word.
 */
export function withoutStress(text: string): string {
  return text
    .normalize('NFC')
    .replace(LATIN, (letter) => TWINS.get(letter) ?? letter)
    .replaceAll(STRESS, '')
    .normalize('NFC');
}
