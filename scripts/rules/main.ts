import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCitations } from './findCitations.ts';
import { findColours, isStyled } from './findColours.ts';
import { findMentions } from './findMentions.ts';
import { findSizes, isSized } from './findSizes.ts';
import { findBrokenLayers } from './findBrokenLayers.ts';
import { findUnmarkedLists } from './findUnmarkedLists.ts';
import { graphOf } from './graph.ts';
import { findReach } from './reach.ts';

/** Layers, and rules of this repository that no tool knows of. Prints every breach; the exit code is 1 where there is one. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|json|md|yaml|html|sql)$|^\.ci\//.test(file) && existsSync(file));
const texts = files
  .filter((file) => file !== 'pnpm-lock.yaml')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

// Read once for all that goes by it: that takes longer than everything else here.
const graph = await graphOf('.', ['packages', 'app', 'scripts', '.storybook']);

const breaches = [
  ...findCitations(texts, existsSync),
  ...texts.flatMap(({ file, text }) => findMentions(text).map((line) => `${file}:${line}`)),
  ...texts
    .filter(({ file }) => isStyled(file))
    .flatMap(({ file, text }) => findColours(text).map((line) => `${file}:${line} is not from the theme`)),
  ...texts
    .filter(({ file }) => isSized(file))
    .flatMap(({ file, text }) =>
      findSizes(file, text).map((line) => `${file}:${line} is not from the theme`),
    ),
  ...texts
    .filter(({ file }) => isStyled(file))
    .flatMap(({ file, text }) =>
      findUnmarkedLists(text).map((line) => `${file}:${line} takes the role of a list away in Safari`),
    ),
  ...findBrokenLayers(graph),
  ...findReach(graph),
];
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
