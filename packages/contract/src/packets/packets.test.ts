import { describe, expect, test } from 'vitest';
import { toFrame } from '../socket/index.ts';
import type { ReceivedPacket, SentPacket } from '../socket/index.ts';
import { readPacket } from './readPacket.ts';
import { receivedPackets, sentPackets } from './schemas.ts';

const sent: SentPacket[] = [
  { name: 'system/auth', data: { login: 'cashier', uidh: 't'.repeat(32) } },
  { name: 'notification/list', data: undefined },
  { name: 'notification/close', data: { id: 7 } },
  { name: 'room/join', data: { room: 'orders' } },
  { name: 'room/leave', data: { room: 'orders' } },
  { name: 'room/message', data: { room: 'orders', payload: { order: 1 } } },
];
const notification = { id: 7, message: 'Новый заказ', position: 'bottom-left', type: 'info' } as const;
const received: ReceivedPacket[] = [
  { name: 'system:auth_result', data: { result: 'ok' } },
  {
    name: 'system:error',
    data: { error: { public_error: true, text: 'Нельзя.', data: { room: 'orders' } } },
  },
  { name: 'notification:list', data: { notifications: [notification] } },
  { name: 'notification:new', data: notification },
  { name: 'notification:close', data: { id: 7 } },
  { name: 'room:incoming_message', data: { room: 'orders', payload: 'text' } },
  { name: 'room:read', data: { room: 'all', seq: 9, left: false } },
  { name: 'room:made', data: { id: 12 } },
  { name: 'order:changed', data: { id: 104_516 } },
  { name: 'shift:changed', data: { id: 311 } },
];

test('knows the packets of the shop and of refusals, and no others', () => {
  expect(Object.keys(sentPackets)).toEqual(sent.map(({ name }) => name));
  expect(Object.keys(receivedPackets)).toEqual(received.map(({ name }) => name));
});

test.each(sent)('$name is read as it was sent', (packet) => {
  expect(readPacket(sentPackets, toFrame(packet))).toEqual(packet);
});

test.each(received)('$name is read as it was sent', (packet) => {
  expect(readPacket(receivedPackets, toFrame(packet))).toEqual(packet);
});

test('travels as channel, opcode and data', () => {
  expect(JSON.parse(toFrame({ name: 'room/join', data: { room: 'orders' } }))).toEqual({
    channel: 'room',
    opcode: 'join',
    data: { room: 'orders' },
  });
});

describe('is no packet', () => {
  test.each([
    '',
    'null',
    '[]',
    '{"channel":"room"}',
    '{"channel":"toString","opcode":""}',
    '{"channel":"__proto__","opcode":""}',
    '{"channel":"room","opcode":"join"}',
    '{"channel":"room","opcode":"join","data":{"room":""}}',
    '{"channel":"notification","opcode":"close","data":{"id":"7"}}',
    '{"channel":"system","opcode":"auth_result","data":{"result":"ok"}}',
  ])('%s', (frame) => expect(readPacket(sentPackets, frame)).toBeNull());
});
