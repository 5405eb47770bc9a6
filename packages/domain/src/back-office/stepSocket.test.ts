import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SocketPacket } from './entities.ts';
import { packets } from './packets.ts';
import { SOCKET_INITIAL } from './socketState.ts';
import { stepSocket } from './stepSocket.ts';
import type { SocketEffect, SocketEvent } from './stepSocket.ts';

const NOW = 1_000_000;
const cashier = { login: 'cashier', token: 't1' };
const hello: SocketPacket = { channel: 'room', opcode: 'message', data: { room: 'r', payload: 'hello' } };

const user = (who: typeof cashier | null): SocketEvent => ({ type: 'user', user: who });
const open: SocketEvent = { type: 'open' };
const close: SocketEvent = { type: 'close' };
const focus: SocketEvent = { type: 'focus' };
const join = (room: string): SocketEvent => ({ type: 'join', room });
const leave = (room: string): SocketEvent => ({ type: 'leave', room });
const say = (packet: SocketPacket): SocketEvent => ({ type: 'send', packet });
const result = (value: unknown): SocketEvent => ({
  type: 'packet',
  packet: { channel: 'system', opcode: 'auth_result', data: value },
});
const ok = result({ result: 'ok' });
const sent = (packet: SocketPacket): SocketEffect => ({ type: 'send', packet });
const auth = sent(packets.auth(cashier));

function run(...events: SocketEvent[]) {
  let state = SOCKET_INITIAL;
  let effects: SocketEffect[] = [];
  for (const event of events) ({ state, effects } = stepSocket(state, event, NOW));
  return { ...state, effects };
}
const authorized = [user(cashier), open, ok];

describe('connecting', () => {
  test('begins at the start', () => {
    expect(run({ type: 'start' })).toMatchObject({ status: 'connecting', effects: [{ type: 'connect' }] });
  });

  test('ends in an open socket that authorizes the user', () => {
    expect(run(user(cashier), open)).toMatchObject({ status: 'connected', effects: [auth] });
  });

  test('without a user authorizes nobody', () => {
    expect(run(open)).toMatchObject({ status: 'connected', effects: [] });
  });

  test('is looked for elsewhere where the server said that it goes away, and 20 s later where nobody is there', () => {
    const moved = run(...authorized, { type: 'close', moveAfter: 700 });
    expect(moved).toMatchObject({
      ...{ status: 'connecting', reconnectAt: NOW + 700, refusals: 0 },
      effects: [{ type: 'wait', until: NOW + 700 }],
    });
    expect(stepSocket(moved, close, NOW).state.reconnectAt).toBe(NOW + 20_000);
    expect(run(user(cashier), open, { type: 'close', moveAfter: 0 }).refusals).toBe(0);
  });

  test('is tried again 20 s after a close, authorization dropped', () => {
    expect(run(...authorized, close)).toMatchObject({
      status: 'connecting',
      reconnectAt: NOW + 20_000,
      effects: [{ type: 'wait', until: NOW + 20_000 }],
    });
  });

  test('waits twice as long each time it was refused, and never longer than 320 s', () => {
    const waits = [20, 40, 80, 160, 320, 320];
    let { state } = stepSocket(SOCKET_INITIAL, user(cashier), NOW);
    for (const seconds of waits) {
      for (const event of [open, result({}), close]) state = stepSocket(state, event, NOW).state;
      expect(state.reconnectAt).toBe(NOW + seconds * 1_000);
    }
    for (const event of [open, ok, close]) state = stepSocket(state, event, NOW).state;
    expect(state.reconnectAt).toBe(NOW + 20_000);
  });

  test('waits no longer than 20 s where the server does not answer at all', () => {
    expect(run(user(cashier), close, close, close).reconnectAt).toBe(NOW + 20_000);
  });

  test('of another person does not wait for what the one before was refused', () => {
    const refused = [open, result({}), close];
    const waiting = run(user(cashier), ...refused, ...refused, ...refused);
    expect(waiting.reconnectAt).toBe(NOW + 80_000);
    expect(stepSocket(waiting, user({ login: 'other', token: 't9' }), NOW)).toMatchObject({
      state: { reconnectAt: NOW + 20_000 },
      effects: [{ type: 'wait', until: NOW + 20_000 }],
    });
  });

  test('is opened at once for whoever comes in', () => {
    expect(stepSocket(run(close), user(cashier), NOW)).toMatchObject({
      state: { user: cashier, reconnectAt: null },
      effects: [{ type: 'connect' }],
    });
  });

  test('is not tried before its time, nor twice', () => {
    const { state } = stepSocket(run(close), { type: 'reconnect_due' }, NOW + 19_999);
    expect(state.reconnectAt).toBe(NOW + 20_000);
    const tried = stepSocket(state, { type: 'reconnect_due' }, NOW + 20_000);
    expect(tried.effects).toEqual([{ type: 'connect' }]);
    expect(stepSocket(tried.state, { type: 'reconnect_due' }, NOW + 40_000).effects).toEqual([]);
  });

  test('forgets the wait once a socket is open or a new start is made', () => {
    expect(run(close, open).reconnectAt).toBeNull();
    expect(run(close, { type: 'start' }).reconnectAt).toBeNull();
  });
});

test('starting, waiting and trying again forget neither person nor rooms nor messages', () => {
  const kept = { user: cashier, rooms: ['a'], buffer: [hello] };
  const waiting = run(user(cashier), join('a'), say(hello), close);
  expect(waiting).toMatchObject(kept);
  expect(stepSocket(waiting, { type: 'reconnect_due' }, NOW + 20_000).state).toMatchObject(kept);
  expect(stepSocket(waiting, { type: 'start' }, NOW).state).toMatchObject(kept);
});

test('a new token does not put a waiting attempt off', () => {
  expect(run(user(cashier), close, user({ ...cashier, token: 't2' })).reconnectAt).toBe(NOW + 20_000);
});

describe('authorization', () => {
  test('is granted by the result ok', () => {
    expect(run(...authorized)).toMatchObject({ status: 'authorized', effects: [{ type: 'auth_success' }] });
  });

  test.each([{ result: 'fail' }, { result: true }, {}, null, 'ok', undefined])('is refused by %j', (data) => {
    expect(run(user(cashier), open, result(data))).toMatchObject({
      status: 'unauthorized',
      effects: [{ type: 'auth_fail' }],
    });
  });

  test('is lost by a later refusal', () => {
    expect(run(...authorized, focus, result({})).status).toBe('unauthorized');
  });

  test('is asked for anew when the window gains focus, and held meanwhile', () => {
    expect(run(...authorized, focus)).toMatchObject({ status: 'authorized', effects: [auth] });
    expect(run(user(cashier), open, result({}), focus).effects).toEqual([auth]);
  });

  test('is asked for once, however often the window gains focus until it is answered', () => {
    expect(run(user(cashier), open, focus).effects).toEqual([]);
    expect(run(...authorized, focus, focus).effects).toEqual([]);
    for (const answer of [ok, result({})])
      expect(run(...authorized, focus, answer, focus).effects).toEqual([auth]);
    expect(run(user(cashier), open, close, open).effects).toEqual([auth]);
  });

  test('is asked for with a new token, also while an answer for the one before is awaited', () => {
    const renewed = { login: 'cashier', token: 't2' };
    expect(run(...authorized, focus, user(renewed)).effects).toEqual([sent(packets.auth(renewed))]);
  });

  test('that the server tells by itself is one like any other', () => {
    expect(run(...authorized, ok)).toMatchObject({
      status: 'authorized',
      effects: [{ type: 'auth_success' }],
    });
  });

  test('is not asked for by focus while the socket is closed or nobody is there', () => {
    expect(run(user(cashier), focus).effects).toEqual([]);
    expect(run(open, focus).effects).toEqual([]);
  });

  test('is asked for anew with a new token, and not held meanwhile', () => {
    const renewed = { login: 'cashier', token: 't2' };
    expect(run(...authorized, user(renewed))).toMatchObject({
      status: 'connected',
      effects: [sent(packets.auth(renewed))],
    });
  });

  test('is not asked for while nothing about the user changed', () => {
    expect(run(...authorized, user({ ...cashier }))).toMatchObject({ status: 'authorized', effects: [] });
  });

  test('of a new user waits for the socket to open', () => {
    expect(run(user(cashier))).toMatchObject({ status: 'connecting', effects: [] });
  });

  test('ends with signing out, and an answer that comes late changes nothing', () => {
    expect(run(...authorized, user(null))).toMatchObject({ status: 'connected', effects: [] });
    expect(run(...authorized, user(null), ok)).toMatchObject({ status: 'connected', effects: [] });
  });

  test('is not granted by an answer of a socket that is closed', () => {
    expect(run(user(cashier), open, close, ok)).toMatchObject({ status: 'connecting', effects: [] });
  });
});

describe('messages', () => {
  test('go out at once after authorization', () => {
    expect(run(...authorized, say(hello))).toMatchObject({ effects: [sent(hello)], buffer: [] });
  });

  test('wait before it, each once, and go out with it in their order', () => {
    const bye = { ...hello, opcode: 'bye' };
    const waiting = run(user(cashier), say(hello), open, say(bye), say(structuredClone(hello)));
    expect(waiting).toMatchObject({ buffer: [hello, bye], effects: [] });
    const { state, effects } = stepSocket(waiting, ok, NOW);
    expect(effects).toEqual([{ type: 'auth_success' }, sent(hello), sent(bye)]);
    expect(state.buffer).toEqual([]);
  });

  test('wait while authorization is refused or the connection is lost', () => {
    expect(run(user(cashier), open, result({}), say(hello)).buffer).toEqual([hello]);
    expect(run(...authorized, close, say(hello)).buffer).toEqual([hello]);
  });

  test('of one person are not sent in the name of another', () => {
    const other = { login: 'other', token: 't9' };
    expect(run(user(cashier), say(hello), join('r'), user(other))).toMatchObject({ buffer: [], rooms: [] });
    expect(run(user(cashier), say(hello), user(null))).toMatchObject({ buffer: [] });
  });

  test('outlive a new token of the same person and a first sign-in', () => {
    expect(run(user(cashier), say(hello), user({ login: 'cashier', token: 't2' })).buffer).toEqual([hello]);
    expect(run(say(hello), user(cashier)).buffer).toEqual([hello]);
  });

  test('that come in are handed on, while the socket is open', () => {
    const packet: SocketPacket = { channel: 'room', opcode: 'incoming_message', data: {} };
    expect(run(open, { type: 'packet', packet }).effects).toEqual([{ type: 'deliver', packet }]);
    expect(run({ type: 'packet', packet }).effects).toEqual([]);
    const alike = { channel: 'room', opcode: 'auth_result' };
    expect(run(open, { type: 'packet', packet: alike }).effects).toEqual([
      { type: 'deliver', packet: alike },
    ]);
    const system = { channel: 'system', opcode: 'news' };
    expect(run(open, { type: 'packet', packet: system }).effects).toEqual([
      { type: 'deliver', packet: system },
    ]);
  });
});

describe('rooms', () => {
  test('are joined and left on request', () => {
    expect(run(...authorized, join('a')).effects).toEqual([sent(packets.join('a'))]);
    expect(run(...authorized, join('a'), join('b'), leave('a'))).toMatchObject({
      rooms: ['b'],
      effects: [sent(packets.leave('a'))],
    });
  });

  test('are joined once', () => {
    expect(run(...authorized, join('a'), join('a'))).toMatchObject({ rooms: ['a'], effects: [] });
  });

  test('that nobody is in are not left', () => {
    expect(run(...authorized, leave('a')).effects).toEqual([]);
  });

  test('wait for authorization without being buffered', () => {
    const waiting = run(user(cashier), open, join('a'), join('b'), leave('a'));
    expect(waiting).toMatchObject({ rooms: ['b'], buffer: [], effects: [] });
    expect(stepSocket(waiting, ok, NOW).effects).toEqual([{ type: 'auth_success' }, sent(packets.join('b'))]);
  });

  test('are joined once for a line: not again with another authorization, but after a refusal', () => {
    const there = [...authorized, join('a')];
    expect(run(...there, focus, ok).effects).toEqual([{ type: 'auth_success' }]);
    expect(run(...there, result({}), focus, ok).effects).toEqual([
      { type: 'auth_success' },
      sent(packets.join('a')),
    ]);
  });

  test('of who worked here before are left in the name of the next', () => {
    const next = run(...authorized, join('a'), user({ login: 'other', token: 't9' }), join('b'), ok);
    expect(next.effects).toEqual([
      { type: 'auth_success' },
      sent(packets.leave('a')),
      sent(packets.join('b')),
    ]);
  });

  test('are joined again on each new line, before any message', () => {
    const again = run(...authorized, join('a'), close, say(hello), open, ok);
    expect(again.effects).toEqual([{ type: 'auth_success' }, sent(packets.join('a')), sent(hello)]);
  });
});

test('whatever happens, nothing but authorization is sent before it, and nothing is lost', () => {
  const messages = fc
    .nat({ max: 5 })
    .map((id): SocketPacket => ({ channel: 'x', opcode: 'm', data: { id } }));
  const events: fc.Arbitrary<SocketEvent> = fc.oneof(
    fc.constantFrom(
      open,
      close,
      ok,
      result({}),
      focus,
      user({ login: 'cashier', token: 't2' }),
      user(cashier),
    ),
    messages.map(say),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (script) => {
      let state = stepSocket(SOCKET_INITIAL, user(cashier), NOW).state;
      for (const event of script) {
        const before = state;
        const next = stepSocket(state, event, NOW);
        state = next.state;
        const packetsOut = next.effects.flatMap((effect) => (effect.type === 'send' ? [effect.packet] : []));
        const messagesOut = packetsOut.filter(({ opcode }) => opcode === 'm');
        if (state.status !== 'authorized') expect(messagesOut).toEqual([]);
        const said = event.type === 'send' ? [event.packet] : [];
        const ids = (list: readonly SocketPacket[]) => [
          ...new Set(list.map(({ data }) => JSON.stringify(data))),
        ];
        expect(ids([...state.buffer, ...messagesOut])).toEqual(ids([...before.buffer, ...said]));
        expect(state.buffer).toHaveLength(ids(state.buffer).length);
      }
    }),
    { numRuns: 300 },
  );
});
