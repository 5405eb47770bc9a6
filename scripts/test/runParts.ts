import { delimiter, dirname, join } from 'node:path';
import type { DonePart, Part } from './part.ts';
import { outcomeOf } from './outcomeOf.ts';
import { printCosts } from './costs.ts';
import { printFailure, printFlaky, printLine, printNames, printSum } from './print.ts';
import { schedule } from './schedule.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** Cores that the parts are laid out for. */
const CAPACITY = 2;

/** A part with what its tool is told. */
export interface Order {
  part: Part;
  args: readonly string[];
}

/** Parts name files from the root of the repository, and its tools by name, on the Node that runs this. */
export function standAtRoot(): void {
  process.chdir(join(import.meta.dirname, '../..'));
  const { PATH = '' } = process.env;
  process.env['PATH'] = [dirname(process.execPath), join(process.cwd(), 'node_modules/.bin'), PATH].join(
    delimiter,
  );
}

async function runPart({ part: { name, run }, args }: Order, live: boolean): Promise<DonePart> {
  const started = performance.now();
  // A part that breaks is a failed one, with its reason as the log.
  const outcome = await run({ live, args }).catch((error: unknown) => outcomeOf(1, null, String(error)));
  const done = { name, outcome, ms: performance.now() - started };
  printLine(done);
  if (!live) printFailure(done);
  return done;
}

/** Runs the parts and prints what came of them; the exit code is 1 where anything failed. */
export async function runParts(orders: readonly Order[]): Promise<void> {
  stopOnSignals();
  const live = orders.length === 1;
  const jobs = orders.map((order) => ({ weight: order.part.weight, run: () => runPart(order, live) }));
  const done = await schedule(jobs, CAPACITY);
  printCosts(done);
  printFlaky(done);
  if (!live) done.forEach(printNames);
  process.exitCode = printSum(done) === 0 ? 0 : 1;
}
