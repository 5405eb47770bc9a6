import { styleText } from 'node:util';
import { titleOf } from './outcomeOf.ts';
import type { DonePart } from './part.ts';

/** As many of each kind are told of. */
const SHOWN = 10;

interface Cost {
  what: string;
  ms: number;
}

/** The slowest, those that take longest first. */
export function slowest(costs: readonly Cost[]): readonly Cost[] {
  return costs.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
}

/** What a run cost, at its end: whoever adds a test sees it beside the others. */
export function printCosts(done: readonly DonePart[]): void {
  const outcomes = done.map(({ outcome }) => outcome);
  print('parts', done.length > 1 ? done.map(({ name, ms }) => ({ what: name, ms })) : []);
  print(
    'files',
    outcomes.flatMap(({ files }) => files.map(({ file, ms }) => ({ what: file, ms }))),
  );
  print(
    'tests',
    outcomes.flatMap(({ tests }) => tests.map((test) => ({ what: titleOf(test), ms: test.ms }))),
  );
}

function print(kind: string, costs: readonly Cost[]): void {
  if (costs.length === 0) return;
  const lines = slowest(costs).map(({ what, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`);
  console.log(styleText('dim', [`Slowest ${kind}:`, ...lines].join('\n')));
}
