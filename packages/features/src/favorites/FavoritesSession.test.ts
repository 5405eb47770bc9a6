import type { Api } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { ShopErrorKey } from '@siren/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FavoritesSession } from './FavoritesSession.ts';
import type { FavoriteChange } from './FavoritesSession.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A session on a clock that the test moves and a server that answers when it is told to. */
function setUp(kept: number[] = []) {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  const server = new Set(kept);
  const waiting: {
    path: string;
    payload: { id: number; value: boolean; ids: number[] };
    settle(ok: boolean, why?: ShopErrorKey): void;
  }[] = [];
  const sent: string[] = [];
  const changes: FavoriteChange[] = [];
  const failures: unknown[] = [];
  const call = ((path: string, payload: { id: number; value: boolean; ids: number[] }) =>
    new Promise((resolve, reject) => {
      sent.push(
        path === '/api/user/check-favorites' ? `? ${payload.ids.join()}` : `${payload.id} ${payload.value}`,
      );
      const settle = (ok: boolean, why: ShopErrorKey = 'catalog.not_found') => {
        if (!ok) return reject(refusal(why));
        const { id, value, ids } = payload;
        if (ids) return resolve(Object.fromEntries(ids.map((one) => [one, server.has(one)])));
        if (value) server.add(id);
        else server.delete(id);
        resolve({ id, value, total: server.size });
      };
      waiting.push({ path, payload, settle });
    })) as unknown as Api['call'];
  const session = new FavoritesSession({
    api: { call },
    onChange: (change) => changes.push(change),
    onFailure: (error) => failures.push(error),
    look: () => sent.push('who?'),
    now: () => now,
    later: (task, ms) => tasks.push({ at: now + ms, task }),
  });
  const pass = async (ms: number) => {
    now += ms;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
    await turn();
  };
  const answer = async (ok = true, why?: ShopErrorKey) => {
    await turn();
    waiting.shift()?.settle(ok, why);
    await turn();
  };
  return { session, server, sent, changes, failures, pass, answer, waiting };
}

describe('a press', () => {
  it('shows at once, is counted, and told once the server has taken it', async () => {
    const { session, sent, changes, answer } = setUp();
    session.set(1, true);
    expect([session.isKept(1, false), session.unsaved()]).toEqual([true, 1]);
    await answer();
    expect([session.isKept(1, false), session.unsaved(), sent]).toEqual([true, 0, ['1 true']]);
    expect(changes).toEqual([{ id: 1, value: true, total: 1 }]);
  });

  it('is taken back where the server refuses, and the reason is told', async () => {
    const { session, failures, answer } = setUp();
    session.set(1, true);
    await answer(false);
    expect([session.isKept(1), session.unsaved()]).toEqual([false, 0]);
    expect(failures).toMatchObject([{ key: 'catalog.not_found' }]);
  });

  it('that is taken back before its turn sends nothing', async () => {
    const { session, sent, answer } = setUp();
    session.set(2, true);
    session.set(1, true);
    session.set(1, false);
    await answer();
    await answer();
    expect(sent).toEqual(['2 true']);
  });

  it('goes on with the last wish where an earlier one was refused', async () => {
    const { session, sent, failures, answer } = setUp([1]);
    session.set(1, false, true);
    await turn();
    session.set(1, true, true);
    session.set(1, false, true);
    await answer(false);
    await answer();
    expect([sent, failures, session.isKept(1, true)]).toEqual([['1 false', '1 false'], [], false]);
  });
});

describe('a session that has ended', () => {
  it('is looked for, and what was pressed is told to be in vain', async () => {
    const { session, sent, failures, answer } = setUp();
    session.set(1, true);
    await answer(false, 'user.not_authorized');
    expect([sent, session.isKept(1)]).toEqual([['1 true', 'who?'], false]);
    expect(failures).toMatchObject([{ key: 'user.not_authorized' }]);
  });

  it('is looked for without a word where nobody pressed anything', async () => {
    const { session, sent, failures, pass, answer } = setUp();
    session.watch(1);
    await pass(300);
    await answer(false, 'user.not_authorized');
    expect([sent, failures]).toEqual([['? 1', 'who?'], []]);
  });
});

describe('questions', () => {
  it('of 300 ms are one, about goods whose card knows nothing', async () => {
    const { session, sent, pass, answer } = setUp([2]);
    session.watch(1);
    session.watch(2);
    session.watch(3, true);
    await pass(299);
    expect(sent).toEqual([]);
    await pass(1);
    await answer();
    expect([sent, session.isKept(1), session.isKept(2), session.isKept(3, true)]).toEqual([
      ['? 1,2'],
      false,
      true,
      true,
    ]);
  });

  it('are asked about all that is on the screen once somebody else uses the tab', async () => {
    const { session, sent, pass, answer } = setUp([3]);
    session.watch(3, false);
    session.watch(4, true)();
    session.forget();
    await pass(300);
    await answer();
    expect([sent, session.isKept(3, false)]).toEqual([['? 3'], true]);
  });

  it('answered late do not undo what another tab told meanwhile', async () => {
    const { session, pass, answer } = setUp();
    session.watch(1);
    await pass(300);
    session.hear(1, true);
    await answer();
    expect(session.isKept(1)).toBe(true);
  });
});

it('whatever is pressed and however it is answered, what shows in the end is what the server holds', async () => {
  const press = fc.record({ id: fc.integer({ min: 1, max: 3 }), value: fc.boolean() });
  const step = fc.oneof(press, fc.record({ answer: fc.boolean() }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { session, server, answer, waiting } = setUp([1]);
      const flag = (id: number) => id === 1;
      for (const action of steps) {
        if ('answer' in action) await answer(action.answer);
        else session.set(action.id, action.value, flag(action.id));
      }
      do await answer();
      while (waiting.length > 0);
      for (const id of [1, 2, 3]) expect(session.isKept(id, flag(id))).toBe(server.has(id));
      expect(session.unsaved()).toBe(0);
    }),
    { numRuns: 60 },
  );
});
