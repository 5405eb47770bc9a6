/** The keys of a keyboard in order, by what they write in the Latin and in the Russian layout. */
const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const pairs = (from: string, to: string) => new Map(Array.from(from, (key, at) => [key, to.charAt(at)]));
const toRussian = pairs(LATIN, RUSSIAN);
const toLatin = pairs(RUSSIAN, LATIN);

/**
 * The same keys pressed in the other layout: «rhjdfnm» → «кровать», «шлуф» → «ikea». Null where the text holds
 * letters of both alphabets or of neither.
 */
export function switchLayout(text: string): string | null {
  const russian = /[а-яё]/i.test(text);
  const latin = /[a-z]/i.test(text);
  if (russian === latin) return null;
  const keys = russian ? toLatin : toRussian;
  return Array.from(text, (sign) => keys.get(sign) ?? sign).join('');
}
