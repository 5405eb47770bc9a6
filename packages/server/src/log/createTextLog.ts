import { LOG_LEVELS } from '../config/index.ts';
import type { LogLevel } from '../config/index.ts';
import type { Log, LogFields } from './Log.ts';
import { tellError } from './tellError.ts';
import type { ToldError } from './tellError.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const wordsOf = (message: string, fields: LogFields = {}): string =>
  [withoutSecrets(message), ...Object.values(fields)].join(' ');

function linesOf({ name, code, message, stack = [], cause }: ToldError): string {
  const first = `${name}${code === undefined ? '' : ` ${code}`}: ${message}`;
  const told = [first, ...stack.map((line) => `    ${line}`)].join('\n');
  return cause ? `${told}\n  because of ${linesOf(cause)}` : told;
}

/** The log of a process as somebody at a terminal reads it: news on the standard output, failures on the other one. */
export function createTextLog(level: LogLevel): Log {
  const isTold = (line: LogLevel): boolean => LOG_LEVELS.indexOf(line) >= LOG_LEVELS.indexOf(level);
  const write = (message: string, fields?: LogFields): void =>
    void process.stdout.write(`${wordsOf(message, fields)}\n`);
  return {
    debug: (message, fields) => isTold('debug') && write(message, fields),
    info: (message, fields) => isTold('info') && write(message, fields),
    error(error, message) {
      if (!isTold('error')) return;
      const told = typeof error === 'string' ? withoutSecrets(error) : linesOf(tellError(error));
      process.stderr.write(`${withoutSecrets(message)}${error === null ? '' : `: ${told}`}\n`);
    },
  };
}
