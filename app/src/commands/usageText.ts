import { commands } from './commands.ts';

/** All commands with what they do. */
export const usageText = (): string =>
  [
    'Использование: npm run shop -- КОМАНДА',
    ...Object.entries(commands).map(
      ([name, { usage, about }]) => `\n  ${name} ${usage}`.trimEnd() + `\n      ${about}`,
    ),
  ].join('\n');
