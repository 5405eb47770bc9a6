import type { ListChange, ListOperation, ListAnswer, StaffList } from '@siren/domain/product-lists';
import { createSharedList } from '@siren/features/staff/product-lists/shared';
import { sql } from '@siren/server/db';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
afterEach(() => room.clear());

const CHANGES = 400;
/** The shop is killed after so many changes, and begun anew. */
const KILLED_AFTER = new Set([120, 260]);
const CALLS = '/api/tools/product-lists';

type Broken = 'no' | 'before' | 'after';

/** A browser of the editor, whose line breaks before the shop has heard or before it is heard itself. */
function openBrowser(shop: () => LaunchedShop, breaks: () => Broken) {
  const cookies = new Map<string, string>();
  async function send<Answer>(path: string, payload: object): Promise<Answer> {
    const cookie = [...cookies].map((one) => one.join('=')).join('; ');
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ token: cookies.get('token') ?? '', ...payload });
    const answer = await fetch(shop().url + path, { method: 'POST', headers, body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  }
  async function sendBadly<Answer>(path: string, payload: object): Promise<Answer> {
    const broken = breaks();
    if (broken === 'before') throw new Error('the line is down');
    const answer = await send<Answer>(path, payload);
    if (broken === 'after') throw new Error('the answer is lost');
    return answer;
  }
  return { send, sendBadly };
}

const wishes = (offers: readonly number[]) => {
  const offer = fc.constantFrom(...offers);
  const after = fc.option(offer, { nil: null });
  return fc.oneof(
    fc.record({ kind: fc.constant('add' as const), offer, after }),
    fc.record({ kind: fc.constant('move' as const), offer, after }),
    fc.record({ kind: fc.constant('remove' as const), offer }),
  ) satisfies fc.Arbitrary<ListChange>;
};

test('two editors over bad lines, of a shop that is killed twice, end with the same list, and nothing confirmed is lost', async () => {
  const seed = Date.now() % 1_000_000;
  const told = `seed ${seed}`;
  const dataDir = await room.filled();
  let shop = await room.open(dataDir);
  const offers = await withData(dataDir, (db) =>
    db.query<{ id: number }>(sql`select id from offers where active order by id limit 12`),
  ).then((rows) => rows.map(({ id }) => id));
  const changes = fc.sample(wishes(offers), { seed, numRuns: CHANGES });
  const luck = fc.sample(
    fc.record({ who: fc.nat(1), broken: fc.constantFrom<Broken>('no', 'no', 'before', 'after') }),
    { seed: seed + 1, numRuns: 10 * CHANGES },
  );
  let turn = 0;
  const breaks = () => luck[(turn += 1) % luck.length]?.broken ?? 'no';

  const browsers = [1, 2].map(() => openBrowser(() => shop, breaks));
  for (const { send } of browsers)
    await send('/api/user/login', { login: 'editor', password: 'editor-demo' });
  const { id } = await browsers[0]!.send<StaffList>(`${CALLS}/create`, {
    ...{ name: 'Вместе', idempotencyKey: randomUUID() },
  });
  const confirmed = new Set<string>();
  const editors = await Promise.all(
    browsers.map(async ({ send, sendBadly }) => {
      let waiting: readonly ListOperation[] = [];
      const first = await send<StaffList>(`${CALLS}/get`, { id });
      const calls = {
        async apply(operations: readonly ListOperation[]) {
          const answer = await sendBadly<ListAnswer>(`${CALLS}/apply`, { id, operations });
          for (const one of operations) confirmed.add(one.id);
          return answer;
        },
        follow: (version: number, offer: number | null) =>
          sendBadly<Awaited<ReturnType<Parameters<typeof createSharedList>[1]['follow']>>>(
            `${CALLS}/follow`,
            {
              ...{ id, version, offer, tab: randomUUID() },
            },
          ),
        newId: randomUUID,
        kept: () => waiting,
      };
      let visit = 0;
      /** A page that was left writes nothing any more. */
      const open = (list: StaffList) => {
        visit += 1;
        const mine = visit;
        const keep = (left: readonly ListOperation[]) => {
          if (mine === visit) waiting = left;
        };
        return createSharedList(list, { ...calls, keep });
      };
      return { list: open(first), reload: async () => open(await send<StaffList>(`${CALLS}/get`, { id })) };
    }),
  );

  for (const [at, change] of changes.entries()) {
    const editor = editors[luck[at]?.who ?? 0]!;
    editor.list.change(change);
    if (at % 7 === 0) await Promise.all(editors.map(({ list }) => list.look()));
    if (at % 90 === 89) editor.list = await editor.reload();
    if (!KILLED_AFTER.has(at)) continue;
    shop.kill('SIGKILL');
    await shop.stop();
    editor.list.change(change);
    await editor.list.look();
    shop = await room.open(dataDir);
  }
  for (let look = 0; editors.some(({ list }) => list.state().waiting > 0) && look < 200; look += 1)
    for (const { list } of editors) await list.look();
  for (const { list } of editors) for (let look = 0; look < 20; look += 1) await list.look();

  const { offers: kept } = await browsers[0]!
    .send<StaffList>(`${CALLS}/get`, { id })
    .then(({ content }) => content);
  for (const { list } of editors) expect([told, list.state().content.offers]).toEqual([told, kept]);
  const applied = await withData(dataDir, (db) =>
    db.query<{ id: string }>(sql`select id from product_list_operations where list_id = ${id}`),
  );
  const known = new Set(applied.map((one) => one.id));
  expect([told, [...confirmed].filter((one) => !known.has(one))]).toEqual([told, []]);
  expect([told, applied.length]).toEqual([told, CHANGES + KILLED_AFTER.size]);
});
