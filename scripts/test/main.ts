import { choose } from './choose.ts';
import { parts } from './parts.ts';
import { runParts, standAtRoot } from './runParts.ts';

standAtRoot();
const choice = choose(process.argv.slice(2), parts);
if (choice === null) {
  console.error(`Parts of the tests: ${parts.map(({ name }) => name).join(', ')}; or all.`);
  process.exit(1);
}
const { chosen, args } = choice;
await runParts(chosen.map((part) => ({ part, args })));
