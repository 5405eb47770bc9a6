import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCodeShop } from '../account/testing/createCodeShop.ts';
import type { CodeShop } from '../account/testing/createCodeShop.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: CodeShop;
let manager: Visitor;
/** A mail that nobody has yet. */
let email = '';
let mails = 0;
beforeAll(async () => {
  shop = await createCodeShop({ siteUrl: 'https://shop.example' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `gleb-${(mails += 1)}@kontora.example`;
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'photo-reports.plan', 'users.manage'] where login = 'staff'`);
  await proven();
});

async function proven(): Promise<void> {
  manager = await shop.signedIn('staff');
  await manager.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
}
const invite = (to = email) =>
  manager.call('/api/admin/users/invite', { email: to, rights: { permissions: ['photo-reports.plan'] } });
const again = (id: number) => manager.call('/api/admin/users/invite-again', { id });
const secretIn = (text = '') => /invitation=([\w-]+)/.exec(text)?.[1] ?? '';
const lastSecret = () => secretIn(shop.sent.at(-1)?.text);

test('the letter alone has the link, and the link lets in', async () => {
  const answer = await invite();
  expect(answer).toMatchObject({ mails: true, made: { link: null } });
  expect(answer.invitations[0]).toMatchObject({ email, letter: { state: 'sent' } });
  const letter = shop.sent.at(-1);
  expect(letter?.to).toEqual({ channel: 'email', value: email });
  expect(letter?.text).toContain(`https://shop.example/lk/login?invitation=${lastSecret()}`);
  expect(JSON.stringify(answer)).not.toContain(lastSecret());
  const kept = await shop.db.query<{ row: string }>(sql`
    select row_to_json(i)::text || (select string_agg(a::text, '') from audit_entries a) as row
    from staff_invitations i where email = ${email}`);
  expect(kept[0]?.row).not.toContain(lastSecret());
  const join = { invitation: lastSecret(), name: 'Глеб Ухов', password: 'meadow-forty-two' };
  expect(await refusalOf(shop.call('/api/user/join', join))).toBe('done');
});

test('a letter that does not go out is told beside the invitation, and keeps nobody waiting', async () => {
  shop.breakMessages();
  // The log tells of it, which is what the caller of tests throws.
  await expect(invite()).rejects.toThrow('The gate is closed');
  const [waiting] = (await manager.call('/api/admin/users/invitations', {})).invitations;
  expect(waiting).toMatchObject({ email, letter: { state: 'failed' } });
  const id = waiting?.id ?? 0;
  const sent = await again(id);
  expect(sent.invitations[0]).toMatchObject({ id, letter: { state: 'sent' } });
  expect(await refusalOf(shop.call('/api/user/invitation', { invitation: lastSecret() }))).toBe('done');
});

test('sent again it has another link; within a minute it is refused, and the link stays good', async () => {
  const { made } = await invite();
  const first = lastSecret();
  expect(await refusalOf(again(made.id))).toBe('invitation.letter_soon');
  expect(await refusalOf(shop.call('/api/user/invitation', { invitation: first }))).toBe('done');
  shop.clock.advance(MINUTE);
  await again(made.id);
  expect(await refusalOf(shop.call('/api/user/invitation', { invitation: first }))).toBe(
    'invitation.unknown',
  );
  expect(await refusalOf(shop.call('/api/user/invitation', { invitation: lastSecret() }))).toBe('done');
});

test('two who press at once send one letter', async () => {
  const { made } = await invite();
  shop.clock.advance(MINUTE);
  const ends = await Promise.all([refusalOf(again(made.id)), refusalOf(again(made.id))]);
  expect(ends.toSorted()).toEqual(['done', 'invitation.letter_soon']);
});

test('nobody gets more than five letters in a day, however often they are invited', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { made } = await invite(n % 2 === 0 ? email : email.toUpperCase());
    await manager.call('/api/admin/users/withdraw', { id: made.id });
    shop.clock.advance(MINUTE);
  }
  expect(await refusalOf(invite())).toBe('invitation.letters_spent');
  shop.clock.advance(DAY);
  await proven();
  expect(await refusalOf(invite())).toBe('done');
});

test('a letter that broke off is told as one of which nobody knows', async () => {
  const { made } = await invite();
  await shop.db.query(sql`update staff_invitations set letter = 'sending' where id = ${made.id}`);
  const state = async () =>
    (await manager.call('/api/admin/users/invitations', {})).invitations[0]?.letter?.state;
  expect(await state()).toBe('sending');
  shop.clock.advance(MINUTE);
  expect(await state()).toBe('unknown');
});
