import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Where the password comes from: a terminal, or a file or program that is read from. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Nothing that is typed is shown. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function typed(question: string, { input, output }: Terminal): Promise<string> {
  const lines = createInterface({ input, output: silent(), terminal: true });
  // The terminal is in our hands while one types: Ctrl+C comes here instead of ending the process.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answer = lines.question('');
  // Whoever answers at once is heard already.
  output.write(question);
  try {
    return await answer;
  } finally {
    lines.close();
    output.write('\n');
  }
}

/**
 * A new password: asked for twice at a terminal, without showing it; else the whole input but the end of its last line.
 * Never an argument: those of a process are read by everybody on the machine, and kept by the shell. null where both
 * differ.
 */
export async function askPassword(terminal: Terminal): Promise<string | null> {
  if (!terminal.input.isTTY) return (await text(terminal.input)).replace(/\r?\n$/, '');
  const first = await typed('Пароль: ', terminal);
  const second = await typed('Ещё раз: ', terminal);
  return first === second ? first : null;
}
