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
// The whole run looks for what nobody has found yet (setUp/sameCases.ts), and at stories in every theme and width (.storybook/pictures.ts).
if (chosen.length === parts.length) {
  process.env['CASES'] ??= 'new';
  process.env['LOOKS'] ??= 'all';
}
await runParts(chosen.map((part) => ({ part, args })));
