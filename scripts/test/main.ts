import { delimiter, dirname, join } from 'node:path';
import { choose } from './choose.ts';
import { parts } from './parts.ts';
import type { Outcome, Part } from './part.ts';
import { printFailure, printLine, printSum } from './print.ts';
import { schedule } from './schedule.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** Cores that the parts are laid out for. */
const CAPACITY = 2;

// The parts name files from the root of the repository.
process.chdir(join(import.meta.dirname, '../..'));
// And its tools by name, on the Node that runs this.
const { PATH = '' } = process.env;
process.env['PATH'] = [dirname(process.execPath), join(process.cwd(), 'node_modules/.bin'), PATH].join(
  delimiter,
);

stopOnSignals();

const choice = choose(process.argv.slice(2), parts);
if (choice === null) {
  console.error(`Parts of the tests: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const { chosen, args } = choice;
const live = chosen.length === 1;

async function runPart({ name, run }: Part): Promise<Outcome> {
  const started = performance.now();
  // A part that breaks is a failed one, with its reason as the log.
  const outcome = await run({ live, args }).catch((error: unknown): Outcome => ({
    passed: 0,
    failed: 1,
    log: String(error),
  }));
  printLine(name, outcome, performance.now() - started);
  return outcome;
}

const jobs = chosen.map((part) => ({ weight: part.weight, run: () => runPart(part) }));
const outcomes = await schedule(jobs, CAPACITY);
if (!live) outcomes.forEach((outcome, index) => printFailure(chosen[index]?.name ?? '', outcome));
process.exitCode = printSum(outcomes) === 0 ? 0 : 1;
