import { subtractRoubles, sumRoubles } from '@siren/domain/money';
import { formatExactMoney, MINUS } from '@siren/ui/format';
import type { ChangeQuote } from './useChangeQuote.ts';

type Sums = Pick<ChangeQuote, 'totals' | 'kept' | 'owed' | 'back'>;

/** What a change leads to for the client: the sums in words, and what is done by the press that saves it. */
export interface Outcome {
  term: string;
  /** Roubles in words. */
  sum: string;
  /** How it goes back, each way in words. */
  ways: readonly string[];
  press: string;
}

const ways: readonly (readonly [of: keyof Sums['back'], word: string])[] = [
  ['money', 'деньгами'],
  ['bonus', 'бонусами'],
  ['certificates', 'на\u00a0сертификаты'],
];

/** @param was what the order came to, roubles */
export function outcomeOf({ totals, kept, owed, back }: Sums, was: number): Outcome | null {
  const goesBack = sumRoubles(ways.map(([way]) => back[way]));
  if (goesBack > 0) {
    const sum = formatExactMoney(goesBack);
    const how = ways.flatMap(([way, word]) =>
      back[way] > 0 ? [`${word} ${formatExactMoney(back[way])}`] : [],
    );
    return { term: 'Вернём', sum, ways: how, press: `Сохранить: вернём ${sum}` };
  }
  if (kept > 0 && owed > 0) {
    const sum = formatExactMoney(owed);
    return { term: 'К\u00a0доплате', sum, ways: [], press: `Сохранить: доплата ${sum}` };
  }
  const more = subtractRoubles(totals.toPay, was);
  // What nobody has paid yet is paid as it will be: there is no payment more.
  if (kept > 0 || more === 0) return null;
  const sum = (more > 0 ? '+' : MINUS) + formatExactMoney(Math.abs(more));
  return { term: 'Разница', sum, ways: [], press: 'Сохранить' };
}
