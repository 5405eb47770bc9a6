/** Every Russian letter followed by its Latin ones; ъ and ь have none. */
const PAIRS =
  'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsch ъ ыy ь эe юyu яya';
const LETTERS = new Map(PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/**
 * A name as part of an address: Russian letters transliterated, accents taken off, everything that is no
 * letter or digit one hyphen. Lower-case ASCII; empty where nothing of the name can be kept.
 */
export function slugify(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      // Russian letters go first, whole: taking accents off would make «и» of «й».
      .replace(/[а-яё]/g, (letter) => LETTERS.get(letter) ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}
