import { wordsOf } from '../colors/index.ts';
import type { FieldValue } from './entities.ts';
import type { EntryProblem } from './problems.ts';

/** What is wrong with a colour as a whole: something by which it should be known is no word. */
export function colorProblem({ words = [] }: Readonly<Record<string, FieldValue>>): EntryProblem | null {
  const said = typeof words === 'string' ? [] : words;
  return said.some((one) => wordsOf(one).length === 0) ? { field: 'words', problem: 'no_word' } : null;
}
