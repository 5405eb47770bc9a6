import { expect, test } from 'vitest';
import { SOCKET_INITIAL, SOCKET_RECONNECT_MS, socketStatuses } from './socketState.ts';

test('a closed socket is tried again after 20 seconds', () => {
  expect(SOCKET_RECONNECT_MS).toBe(20_000);
});

test('a session starts unconnected, with nobody, no room and nothing to say', () => {
  expect(SOCKET_INITIAL).toEqual({
    status: 'connecting',
    user: null,
    rooms: [],
    joined: [],
    asking: false,
    buffer: [],
    reconnectAt: null,
    refusals: 0,
  });
});

test('a session has its four states', () => {
  expect(socketStatuses).toEqual(['connecting', 'connected', 'unauthorized', 'authorized']);
});
