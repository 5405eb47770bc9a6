import { expect, test } from 'vitest';
import { readNews } from './readNews.ts';

const note = { id: 1, message: 'Новый заказ', position: 'top-left', type: 'success' } as const;

test('list, news and closes are read', () => {
  expect(readNews({ channel: 'notification', opcode: 'new', data: note })).toEqual({
    type: 'new',
    notification: note,
  });
  expect(
    readNews({ channel: 'notification', opcode: 'list', data: { notifications: [note, 7, null] } }),
  ).toEqual({ type: 'list', notifications: [note] });
  expect(readNews({ channel: 'notification', opcode: 'close', data: { id: 4 } })).toEqual({
    type: 'server_close',
    id: 4,
  });
});

test('a place or a kind of another version is the usual one', () => {
  const data = { id: 1, message: 'Новый заказ', position: 'centre', type: 'party' };
  expect(readNews({ channel: 'notification', opcode: 'new', data })).toMatchObject({
    notification: { position: 'bottom-left', type: 'info' },
  });
});

test.each([
  { channel: 'room', opcode: 'new', data: note },
  { channel: 'notification', opcode: 'new', data: null },
  { channel: 'notification', opcode: 'new', data: { id: '1', message: '' } },
  { channel: 'notification', opcode: 'list', data: [] },
  { channel: 'notification', opcode: 'close' },
  { channel: 'notification', opcode: 'toString', data: { id: 1 } },
])('is no news: %j', (packet) => expect(readNews(packet)).toBeNull());
