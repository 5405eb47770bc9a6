import { foldWord } from './foldWord.ts';
import { irregular } from './irregular.ts';

/** Endings of nouns and adjectives. */
const ENDINGS = new Set(
  (
    'иями иев иею ыми ими ами ями ого его ому ему иях иям ием ией еям еях еев еем ' +
    'ая яя ое ее ые ие ую юю ою ею ый ий ой ей ым им ых их ов ев ам ям ах ях ом ем ью ия ии ию еи ея ' +
    'а я о е и ы у ю ь й'
  ).split(' '),
);
const LONGEST = 4;
/** A stem has as many letters at least, one of them a vowel: «бра» and «око» have no ending to lose. */
const SHORTEST = 3;
const VOWEL = /[аеиоуыэюя]/;

/**
 * What all forms of a Russian word have in common: «кроссовки» and «кроссовок» → «кроссовк». Endings go, fleeting
 * vowels go, a few words are known by heart. It is no word, and the same for some words that differ; how often, is
 * counted in docs/decisions/0021. What is not Russian stays as it is.
 */
export function wordStem(word: string): string {
  const folded = foldWord(word);
  if (!/^[а-я]+$/.test(folded)) return folded;
  return irregular.get(folded) ?? withoutFleeting(withoutEnding(folded));
}

const canBeStem = (letters: string) => letters.length >= SHORTEST && VOWEL.test(letters);

function withoutEnding(word: string): string {
  // «Раскладывающийся»; «сиденье», which is «сидение», too.
  const plain = word.replace(/([щш](?:ий|ая|ее|ие|его|ему|ем|ими?|их|ей|ую))ся$/, '$1');
  const spelt = plain.replace(/([еа]н)ь(?=(?:е|я|ю|и|ем|ям|ями|ях)$)/, '$1и');
  for (let length = Math.min(LONGEST, spelt.length - SHORTEST); length > 0; length--) {
    const stem = spelt.slice(0, -length);
    if (ENDINGS.has(spelt.slice(-length)) && canBeStem(stem)) return stem;
  }
  return spelt;
}

/** «Сумок» as «сумк», «скамеек» as «скамейк», «спален» as «спальн» as «спалн». */
function withoutFleeting(stem: string): string {
  const soft = stem.replace(/ь(?=[^аеиоуыэюя])/g, '');
  const bare = soft
    .replace(/(...)ейш$/, '$1')
    .replace(/([аеиоуыэюя])ек$/, '$1йк')
    // «О» comes before «к» and after «к», «г», «х»: «сумок», «окон», «кухонь»; «е» elsewhere: «кресел», «сосен».
    .replace(/([^аеиоуыэюяьъ])о(к)$|([кгх])о([лн])$/, '$1$2$3$4')
    .replace(/([^аеиоуыэюяьъ])е([кцлнрм])$/, '$1$2');
  return canBeStem(bare) ? bare : soft;
}
