import { readFileSync } from 'node:fs';
import { graphOf } from '../../rules/graph.ts';
import { parts } from '../parts.ts';
import { runParts, standAtRoot } from '../runParts.ts';
import type { Order } from '../runParts.ts';
import { changedFiles } from './changedFiles.ts';
import { deepFor, deepUnitsFor } from './deepFor.ts';
import { nearest } from './nearest.ts';
import { reachedBy } from './reachedBy.ts';

/** As many stories as two cores run in a minute and a half. */
const STORIES_MAX = 100;
const CHECKS = ['format', 'types', 'lint', 'rules', 'unused', 'uncalled'];

/**
 * What a change can touch, in minutes: all quick checks, the unit tests that import what differs from `main`, the deep ones about
 * the same noun, the stories nearest to it, and the deep parts that look at what was changed. Processes, walks and all other stories are for `npm test`.
 */
standAtRoot();
const changed = changedFiles();
const { modules } = await graphOf('.', ['packages', 'app', 'scripts']);
const reached = reachedBy(changed, modules);
const tests = reached.filter(
  (file) => /\.test\.tsx?$/.test(file) && !/\.(process|deep)\.|\/consumer\//.test(file),
);
const deepUnits = deepUnitsFor(
  changed,
  modules.map(({ source }) => source),
);
const stories = reached.filter((file) => file.endsWith('.stories.tsx'));
const near = nearest(
  stories,
  (file) => readFileSync(file, 'utf8').match(/^export const /gm)?.length ?? 0,
  STORIES_MAX,
);
console.log(
  `${changed.length} files differ from main: ${tests.length + deepUnits.length} files of tests, ${near.length} of ${stories.length} files of stories.`,
);

const order = (name: string, args: readonly string[] = []): Order[] =>
  parts.filter((part) => part.name === name).map((part) => ({ part, args }));
await runParts([
  ...CHECKS.flatMap((name) => order(name)),
  ...(tests.length > 0 ? order('unit', tests) : []),
  ...(near.length > 0 ? order('stories', [near.join()]) : []),
  ...(deepUnits.length > 0 ? order('unit-deep', deepUnits) : []),
  ...deepFor(changed).flatMap((name) => order(name)),
]);
