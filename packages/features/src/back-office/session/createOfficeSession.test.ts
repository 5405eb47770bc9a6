import { SOCKET_MOVE_MS } from '@siren/domain/back-office';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSocketShop, createTime } from '../testing/createWorld.ts';
import { ANSWER_MS, PULSE_MS } from './createPulse.ts';
import { createOfficeSession } from './createOfficeSession.ts';

const user = { login: 'cashier', token: 'good' };

function start() {
  const time = createTime();
  const server = createSocketShop(time);
  const session = createOfficeSession({ open: server.wire, now: time.now, later: time.later });
  const ids = () => session.view().notifications.map(({ id }) => id);
  return { time, server, session, ids };
}

function signedIn() {
  const world = start();
  world.session.wish({ type: 'user', user });
  world.time.pass(1_000);
  return world;
}

test('connects at the start, and is authorized as soon as somebody is signed in', () => {
  const { time, session } = start();
  expect(session.view().status).toBe('connecting');
  time.pass(1_000);
  expect(session.view().status).toBe('connected');
  session.wish({ type: 'user', user });
  time.pass(1_000);
  expect(session.view()).toMatchObject({ status: 'authorized', roundTrip: 80, authFails: 0 });
});

test('a refusal is told each time, and shows nothing of what others see', () => {
  const { time, server, session, ids } = signedIn();
  server.notify(1);
  time.pass(100);
  expect(ids()).toEqual([1]);
  server.shop.token = 'another';
  session.wish({ type: 'focus' });
  time.pass(1_000);
  expect(session.view()).toMatchObject({ status: 'unauthorized', authFails: 1, notifications: [] });
  session.wish({ type: 'focus' });
  time.pass(1_000);
  expect(session.view().authFails).toBe(2);
  session.wish({ type: 'user', user: { ...user, token: 'another' } });
  time.pass(1_000);
  expect(session.view()).toMatchObject({ status: 'authorized', authFails: 2 });
  expect(ids()).toEqual([1]);
});

test('what stands there stays in sight while the list is asked for anew', () => {
  const { time, server, session, ids } = signedIn();
  server.notify(1);
  time.pass(100);
  const seen: number[] = [];
  session.subscribe(() => seen.push(ids().length));
  session.wish({ type: 'focus' });
  time.pass(1_000);
  expect(ids()).toEqual([1]);
  expect(seen).not.toContain(0);
});

test('a shop that authorizes by itself has its windows ask for what they missed', () => {
  const { time, server, session } = signedIn();
  const { auths } = session.view();
  server.haveAllAskAnew();
  time.pass(1_000);
  expect(session.view()).toMatchObject({ status: 'authorized', auths: auths + 1 });
});

test('a line that is cut is opened again after twenty seconds, or at once where one wants it', () => {
  const { time, server, session } = signedIn();
  server.cut();
  expect(session.view()).toMatchObject({ status: 'connecting', reconnectAt: time.now() + 20_000 });
  time.pass(19_900);
  expect(server.shop.opened).toBe(1);
  time.pass(1_000);
  expect(session.view().status).toBe('authorized');
  server.cut();
  session.wish({ type: 'again' });
  time.pass(1_000);
  expect(session.view().status).toBe('authorized');
});

test('a line that is open and dead is noticed, and what came meanwhile sounds once', () => {
  const { time, server, session, ids } = signedIn();
  server.notify(1);
  time.pass(100);
  expect(session.view().rings).toBe(1);
  server.deaden();
  server.notify(2);
  server.notify(3);
  time.pass(PULSE_MS + ANSWER_MS);
  expect(session.view().status).toBe('connecting');
  time.pass(21_000);
  expect(ids()).toEqual([1, 2, 3]);
  expect(session.view().rings).toBe(2);
});

test('a shop that takes leave is looked for at once, and after twenty seconds where none is there', () => {
  const { time, server, session } = signedIn();
  server.cut(1001);
  time.pass(SOCKET_MOVE_MS + 1_000);
  expect(session.view().status).toBe('authorized');
  server.shop.up = false;
  server.cut(1001);
  time.pass(SOCKET_MOVE_MS + 1_000);
  expect(server.shop.opened).toBe(3);
  server.shop.up = true;
  time.pass(20_000);
  expect(session.view().status).toBe('authorized');
});

test('an attempt that never ends is given up', () => {
  const { time, server, session } = signedIn();
  server.shop.delay = 10 * 60_000;
  server.cut();
  time.pass(20_000 + ANSWER_MS);
  expect(server.shop.opened).toBe(2);
  expect(session.view().reconnectAt).not.toBeNull();
});

test('without a network the line is let go of at once', () => {
  const { session } = signedIn();
  session.wish({ type: 'lost' });
  expect(session.view().status).toBe('connecting');
});

test('somebody else is shown nothing of what the one before was', () => {
  const { time, server, session, ids } = signedIn();
  server.notify(1);
  time.pass(100);
  session.wish({ type: 'user', user: null });
  expect(ids()).toEqual([]);
  session.wish({ type: 'user', user: { login: 'other', token: 'good' } });
  expect(ids()).toEqual([]);
});

type Step = { name: string; run(world: ReturnType<typeof start>): void };
const stepOf = (name: string, run: Step['run']): Step => ({ name, run });
const anId = fc.integer({ min: 1, max: 6 });
const steps = fc.oneof(
  anId.map((id) => stepOf(`notify ${id}`, ({ server }) => server.notify(id))),
  anId.map((id) => stepOf(`others close ${id}`, ({ server }) => server.close(id))),
  anId.map((id) =>
    stepOf(`close ${id}`, ({ session, ids }) => ids().includes(id) && session.wish({ type: 'close', id })),
  ),
  fc.integer({ min: 1, max: 60_000 }).map((ms) => stepOf(`pass ${ms}`, ({ time }) => time.pass(ms))),
  fc.constant(stepOf('cut', ({ server }) => server.cut())),
  fc.constant(stepOf('deaden', ({ server }) => server.deaden())),
  fc.constant(stepOf('focus', ({ session }) => session.wish({ type: 'focus' }))),
  fc.constant(stepOf('again', ({ session }) => session.wish({ type: 'again' }))),
  fc.constant(stepOf('lost', ({ session }) => session.wish({ type: 'lost' }))),
  fc
    .integer({ min: 1, max: 3_000 })
    .map((ms) => stepOf(`delay ${ms}`, ({ server }) => (server.shop.delay = ms))),
  fc.boolean().map((up) => stepOf(`up ${up}`, ({ server }) => (server.shop.up = up))),
  fc.boolean().map((on) => stepOf(`doubles ${on}`, ({ server }) => (server.shop.doubles = on))),
  fc
    .array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 })
    .map((strays) => stepOf(`strays ${strays.join()}`, ({ server }) => (server.shop.strays = strays))),
);

test('whatever happens to the line, and however packets are doubled and mixed up, no notification stands there twice, and in the end the window shows what the server has, and what one closed is closed', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (walk) => {
      const world = start();
      const { session, server, time, ids } = world;
      session.wish({ type: 'user', user });
      session.subscribe(() => expect(new Set(ids()).size).toBe(ids().length));
      const closed = new Set<number>();
      for (const { name, run } of walk) {
        // What comes anew under an old id is another one.
        if (name.startsWith('notify')) closed.delete(Number(name.split(' ')[1]));
        const before = ids();
        run(world);
        const [verb, id] = name.split(' ');
        if (verb === 'close' && before.includes(Number(id))) closed.add(Number(id));
      }
      Object.assign(server.shop, { up: true, delay: 20, strays: [], doubles: false });
      time.pass(20 * 60_000);
      session.wish({ type: 'focus' });
      time.pass(1_000);
      expect(session.view().status).toBe('authorized');
      expect(ids().toSorted((a, b) => a - b)).toEqual(server.openIds());
      for (const id of closed) expect(server.openIds()).not.toContain(id);
    }),
    { numRuns: 300 },
  );
});
