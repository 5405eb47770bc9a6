import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { removeOldCodes } from './index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const MINUTE = 60_000;
const PHONE = '+79120000001';
const STRANGER = '+79995550101';

let shop: CodeShop;
beforeAll(async () => {
  shop = await createCodeShop({ siteUrl: 'https://shop.ru' });
  await shop.db.pool.query("update users set email = 'Buyer@Shop.ru' where login = 'buyer'");
});
// What was guessed and sent before is forgotten by then.
beforeEach(() => shop.clock.advance(24 * 60 * MINUTE));
afterAll(() => shop.close());

const enter = (who: Visitor, code: string, contact = PHONE) =>
  who.call('/api/user/login-by-code', { contact, code });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a one-time code', () => {
  it('lets in whose phone or e-mail it is, once', async () => {
    for (const contact of ['8 912 000-00-01', 'buyer@shop.ru']) {
      const guest = shop.visitor();
      const asked = guest.token();
      const code = await shop.codeFor(guest, contact);
      const { user, token } = await enter(guest, `${code.slice(0, 3)} ${code.slice(3)}`, contact);
      expect(user.login).toBe('buyer');
      expect(token).not.toBe(asked);
      expect((await guest.call('/api/info', {})).user?.login).toBe('buyer');
      const again = shop.visitor({ token: asked });
      expect(await refusalOf(enter(again, code, contact))).toBe('auth.code_expired');
    }
  });

  it('is asked for and entered in either writing of a mailbox', async () => {
    await shop.db.pool.query("update users set email = 'кот@сирень.рф' where login = 'staff'");
    const readable = 'Кот@Сирень.РФ';
    const ascii = `кот@${domainToASCII('сирень.рф')}`;
    for (const [asked, entered] of [
      [ascii, readable],
      [readable, ascii],
    ] as const) {
      const guest = shop.visitor();
      const code = await shop.codeFor(guest, asked);
      expect((await enter(guest, code, entered)).user.login).toBe('staff');
      shop.clock.advance(24 * 60 * MINUTE);
    }
  });

  it('answers the same whether there is an account or not, and shows nothing of what was sent', async () => {
    const before = shop.sent.length;
    const answers = await Promise.all(
      [PHONE, '+79120000003', STRANGER].map((contact) =>
        shop.visitor().call('/api/user/request-code', { contact }),
      ),
    );
    for (const { contact: _contact, ...answer } of answers)
      expect(answer).toEqual({ user: null, channel: 'phone', expiresIn: 600, retryAfter: 60, shown: null });
    expect(shop.sent).toHaveLength(before + 3);
  });

  it('tells that there is no account, or that it is blocked, only who has the right one', async () => {
    for (const [contact, refusal] of [
      [STRANGER, 'auth.no_such_user'],
      ['+79120000003', 'user.blocked'],
    ] as const) {
      const guest = shop.visitor();
      const code = await shop.codeFor(guest, contact);
      expect(await refusalOf(enter(guest, wrongOf(code), contact))).toBe('auth.wrong_code');
      expect(await refusalOf(enter(guest, code, contact))).toBe(refusal);
    }
  });

  it('is good for ten minutes', async () => {
    const guest = shop.visitor();
    const code = await shop.codeFor(guest, PHONE);
    shop.clock.advance(10 * MINUTE);
    expect(await refusalOf(enter(guest, code))).toBe('auth.code_expired');
    await removeOldCodes(shop.db, shop.clock.now());
    expect((await shop.db.pool.query('select from login_codes')).rowCount).toBe(0);
  });

  it('is good in the browser alone that asked for it', async () => {
    const code = await shop.codeFor(shop.visitor(), PHONE);
    expect(await refusalOf(enter(shop.visitor(), code))).toBe('auth.code_expired');
  });

  it('allows five mistakes, made at once or not, and tells how many are left and how long to wait', async () => {
    const guest = shop.visitor();
    const code = await shop.codeFor(guest, PHONE);
    const first = await enter(guest, wrongOf(code)).catch((error: unknown) => error);
    expect(first).toMatchObject({ key: 'auth.wrong_code', body: { data: { left: 4 } } });
    const more = await Promise.all(Array.from({ length: 4 }, () => refusalOf(enter(guest, wrongOf(code)))));
    expect(more.sort()).toEqual(['auth.attempts_exhausted', ...Array(3).fill('auth.wrong_code')]);
    const right = await enter(guest, code).catch((error: unknown) => error);
    expect(right).toMatchObject({ key: 'auth.attempts_exhausted', body: { retryAfter: 60 } });
    shop.clock.advance(MINUTE);
    expect((await enter(guest, await shop.codeFor(guest, PHONE))).user.login).toBe('buyer');
  });

  it('is kept by who asks again within the minute, even twice at once, and the rest of the minute is told', async () => {
    const before = shop.sent.length;
    const guest = shop.visitor();
    await guest.call('/api/info', {});
    const token = guest.token();
    const ask = () => shop.call('/api/user/request-code', { contact: PHONE }, { token });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ retryAfter }) => retryAfter)).toEqual([60, 60, 60]);
    const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
    shop.clock.advance(20_000);
    expect(await ask()).toEqual({
      ...{ user: null, channel: 'phone', contact: PHONE, expiresIn: 580, retryAfter: 40, shown: null },
    });
    expect(shop.sent).toHaveLength(before + 1);
    expect((await enter(guest, code)).user.login).toBe('buyer');
  });

  it('takes the place of the one before where it is asked for after the minute', async () => {
    const guest = shop.visitor();
    const old = await shop.codeFor(guest, PHONE);
    shop.clock.advance(MINUTE);
    const fresh = await shop.codeFor(guest, PHONE);
    if (old !== fresh) expect(await refusalOf(enter(guest, old))).toBe('auth.wrong_code');
    expect((await enter(guest, fresh)).user.login).toBe('buyer');
  });

  it('keeps nobody waiting that could not be sent', async () => {
    const guest = shop.visitor();
    shop.breakMessages();
    await expect(guest.call('/api/user/request-code', { contact: PHONE })).rejects.toThrow(
      'The gate is closed',
    );
    expect((await enter(guest, await shop.codeFor(guest, PHONE))).user.login).toBe('buyer');
  });

  it('is kept as a digest that six digits alone do not lead to', async () => {
    const code = await shop.codeFor(shop.visitor(), 'anna@shop.ru');
    const { rows } = await shop.db.pool.query<{ row: string }>('select c::text as row from login_codes c');
    const link = /link=(\S+)/.exec(shop.sent.at(-1)?.text ?? '')?.[1] ?? '';
    expect(link).toMatch(/^[\w-]{32}$/);
    // Six digits may well stand within a longer number or a digest.
    const alone = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    for (const { row } of rows) expect(row.includes(link) || alone.test(row)).toBe(false);
  });

  it.each(['12', 'buyer', 'anna@'])('is not sent to «%s»', async (contact) => {
    const refusal = await refusalOf(shop.visitor().call('/api/user/request-code', { contact }));
    expect(refusal).toBe(contact.includes('@') ? 'user.invalid_email' : 'general.invalid_phone');
  });
});

describe('the link of an e-mail', () => {
  const askLink = async (contact = 'buyer@shop.ru'): Promise<string> => {
    await shop.visitor().call('/api/user/request-code', { contact });
    return /https:\/\/shop\.ru\/lk\/login\?link=(\S+)/.exec(shop.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const follow = (link: string) => shop.visitor().call('/api/user/login-by-link', { link });

  it('lets in once, in any browser, for ten minutes', async () => {
    const link = await askLink();
    const both = await Promise.all([refusalOf(follow(link)), refusalOf(follow(link))]);
    expect(both.sort()).toEqual(['auth.link_expired', 'done']);
    shop.clock.advance(MINUTE);
    const late = await askLink();
    shop.clock.advance(10 * MINUTE);
    expect(await refusalOf(follow(late))).toBe('auth.link_expired');
  });

  it('tells that nobody has the e-mail, and that a made up one is no link', async () => {
    expect(await refusalOf(follow(await askLink('nobody@shop.ru')))).toBe('auth.no_such_user');
    expect(await refusalOf(follow('a'.repeat(32)))).toBe('auth.link_expired');
  });
});

it('a shop without messages sends no codes and says so', async () => {
  const other = await createTestShop();
  expect((await other.call('/api/info', {})).sendsCodes).toBe(false);
  expect(await refusalOf(other.call('/api/user/request-code', { contact: PHONE }))).toBe(
    'auth.codes_unavailable',
  );
  await other.close();
});
