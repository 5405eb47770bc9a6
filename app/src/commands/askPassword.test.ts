import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askPassword } from './askPassword.ts';

/** A terminal at which somebody types these lines, each as an answer to a question. */
function terminalOf(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
    if (String(chunk).endsWith(': ')) input.write(`${lines.shift() ?? ''}\r`);
  });
  return { terminal: { input, output }, shown: () => shown };
}

test('at a terminal it is typed twice and never shown', async () => {
  const { terminal, shown } = terminalOf('сирень у окна', 'сирень у окна');
  expect(await askPassword(terminal)).toBe('сирень у окна');
  expect(shown()).toBe('Пароль: \nЕщё раз: \n');
});

test('two that differ are none', async () => {
  const { terminal } = terminalOf('сирень у окна', 'сирень у стола');
  expect(await askPassword(terminal)).toBeNull();
});

test('from a program it is the whole input but the end of its line', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end('сирень у окна \r\n');
  expect(await askPassword({ input, output })).toBe('сирень у окна ');
  output.end();
  expect(await text(output)).toBe('');
});
