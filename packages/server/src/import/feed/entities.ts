/** Names of the characters from 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

/** Names of the Greek letters, in the order of the alphabet; small sigma has a form of its own at the end of words. */
const GREEK_LARGE =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi ' +
  'Psi Omega';
const GREEK_SMALL =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi ' +
  'chi psi omega';

/** Further names, each before its character. */
const OTHERS =
  'ldquo “ rdquo ” bdquo „ lsquo ‘ rsquo ’ sbquo ‚ lsaquo ‹ rsaquo › mdash — ndash – minus − hellip … bull • trade ™ ' +
  'euro € numero № OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ dagger † Dagger ‡ permil ‰ prime ′ ' +
  'Prime ″ oline ‾ frasl ⁄ weierp ℘ image ℑ real ℜ alefsym ℵ thetasym ϑ upsih ϒ piv ϖ larr ← uarr ↑ rarr → darr ↓ ' +
  'harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ ' +
  'prod ∏ sum ∑ lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ' +
  'ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ ' +
  'rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ amp & lt < gt > quot " apos \'';

const inOrder = (names: string, first: number): [string, string][] =>
  names.split(' ').map((name, at) => [name, String.fromCodePoint(first + at)]);

const inPairs = (words: readonly string[]): [string, string][] =>
  words.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, words[at + 1] ?? '']] : []));

/** Characters that feeds write as HTML names though XML does not know them; each stands for one character. */
export const HTML_ENTITIES: Readonly<Record<string, string>> = Object.fromEntries([
  ...inOrder(LATIN, 160),
  ...inOrder(GREEK_LARGE, 0x391).filter(([name]) => name !== '-'),
  ...inOrder(GREEK_SMALL, 0x3b1),
  ...inPairs(OTHERS.split(' ')),
  // Nobody sees how wide a space is, or that two letters must not be joined.
  ...['ensp', 'emsp', 'thinsp'].map((name): [string, string] => [name, ' ']),
  ...['zwnj', 'zwj', 'lrm', 'rlm'].map((name): [string, string] => [name, '\u200b']),
]);
