import fc from 'fast-check';

const UNSEEN = [
  '\u200B',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u00AD',
  '\u2060',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\u034F',
  '\u061C',
  '\u3164',
  '\uFE0F',
];
const LOOKALIKES: Record<string, readonly string[]> = {
  '-': ['-', '\u2010', '\u2011', '\u2012', '–', '—', '\u2212', '\u2043', '\u02D7', '\uFF0D', '\uFE63'],
  ' ': [' ', '\u00A0', '\u202F', '\u2009', '\u3000', '\t', '  '],
  '"': ['"', '«', '»', '“', '”', '„', '″'],
  "'": ["'", '’', '‘', '′', 'ʼ', '`'],
};

/** Other shapes of a letter or a digit: wide ones, raised digits, those of formulas. */
const shapesOf = (sign: string): string[] => {
  const wide = /[!-~]/.test(sign) ? [String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)] : [];
  const raised = /\d/.test(sign) ? ['⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(sign))] : [];
  const bold = /[A-Z]/.test(sign) ? [String.fromCodePoint(sign.charCodeAt(0) + 0x1d3bf)] : [];
  return [...wide, ...raised, ...bold];
};

/** `plain` in one of the ways in which messengers, letters and word processors hand it on. */
export const asPasted = (plain: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...plain].map((sign) =>
        fc.tuple(
          fc.constantFrom(...(LOOKALIKES[sign] ?? [sign, sign, sign.normalize('NFD')]), ...shapesOf(sign)),
          fc.constantFrom('', '', ...UNSEEN),
        ),
      ),
      fc.tuple(fc.constantFrom('', ' ', '\n', '\u00A0'), fc.constantFrom('', ...UNSEEN)),
    )
    .map((pieces) => pieces.map((piece) => piece.join('')).join(''));
