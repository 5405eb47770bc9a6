/**
 * Why the shop cannot start, for the person who started it: one line for each thing that is wrong.
 * Whoever starts it prints the message and exits.
 */
export class StartupError extends Error {
  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    super([lines].flat().map(oneLine).join('\n'), options);
    this.name = 'StartupError';
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
