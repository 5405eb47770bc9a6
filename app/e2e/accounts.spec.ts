import type { APIRequestContext, Page } from '@playwright/test';
import { calls } from '@siren/contract/calls';
import { mayOpen, screensFor, staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreen } from '@siren/contract/staff/screens';
import { users } from '@siren/demo/shop';
import type { Permission } from '@siren/domain/account';
import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

/** Somebody who walks through the staff's addresses. */
interface Walker {
  /** null for who is not signed in. */
  login: string | null;
  permissions: readonly Permission[];
}

const walkers: readonly Walker[] = [...users, { login: null, permissions: [] }];
const screens: readonly StaffScreen[] = Object.values(staffScreens);

const areas = [...new Set(screens.map(({ area }) => area))];

const addressOf = ({ area, path }: StaffScreen) => `/${area}${path && `/${path}`}`;
const isFor = ({ permissions }: Walker, { area, path }: StaffScreen) => mayOpen(permissions, area, path);
/** Headings of the sidebar that somebody is to read, in its order. */
const waysOf = ({ permissions }: Walker) => screensFor(permissions).map((name) => staffScreens[name].title);

/** A title at the beginning of a text, whichever spaces hold its words together there. */
const begins = (title: string) => new RegExp(`^${title.replaceAll('\u00a0', '\\s')}`);

/** Of the staff's app alone: the shop has sections in a navigation, too. */
const commands = (page: Page) => page.getByRole('button', { name: /^Поиск и\sкоманды/ });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });

/** The screen itself, within what somebody may see besides. */
async function seesScreen(page: Page, walker: Walker, screen: StaffScreen): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${addressOf(screen)}$`));
  await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible();
  await expect(commands(page)).toBeVisible();
  await expect(sidebar(page).getByRole('listitem')).toHaveText(waysOf(walker).map(begins));
}

/** A guest is asked who they are; to all others it is an address like any that is not there. */
async function seesNothing(page: Page, { login }: Walker, screen: StaffScreen): Promise<void> {
  const address = addressOf(screen);
  if (login === null) {
    await expect(page).toHaveURL(new RegExp(`/lk/login\\?from=${encodeURIComponent(address)}$`));
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  } else await expect(page.getByText(`Адрес: ${address}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: screen.title, exact: true })).toHaveCount(0);
  await expect(commands(page)).toHaveCount(0);
}

/** Follows a link to an address from a page of the shop, as it may come in a letter. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto('/section');
  // Until then the page is put together, and what does not belong there is taken out.
  await awake(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Ссылка из письма';
    document.body.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'Ссылка из письма' }).click();
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'token')?.value ?? '';
}

const post = (request: APIRequestContext, path: string, data: object) => request.post(path, { data });

interface Account {
  id: number;
  version: number;
  note: string;
}

/** The account of a phone, as whoever may see all of them reads it. */
async function read(admin: Page, phone: string): Promise<Account> {
  const token = await tokenOf(admin);
  const list = await post(admin.request, '/api/admin/clients/list', { token, query: phone });
  const { rows } = (await list.json()) as { rows: { id: number }[] };
  const answer = await post(admin.request, '/api/admin/clients/get', { token, id: rows[0]?.id });
  return (await answer.json()) as Account;
}

for (const walker of walkers) {
  const who = walker.login ?? 'nobody';
  // Who may do all and who may do nothing come to each screen in the gate, others between them in the deep run.
  const tag = walker.login === null || walker.login === 'admin' ? [] : ['@deep'];
  const own = users.find(({ login }) => login === walker.login) ?? users[0];

  test(
    `${who} comes to their own screens and to no other, by hand and by a link`,
    { tag },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource.*404/);
      await page.goto('/');
      await awake(page);
      if (walker.login !== null) await enter(page, walker.login);
      for (const screen of screens.filter((one) => isFor(walker, one))) {
        expect([addressOf(screen), (await page.goto(addressOf(screen)))?.status()]).toEqual([
          addressOf(screen),
          200,
        ]);
        await seesScreen(page, walker, screen);
      }
      for (const area of areas) {
        const [first, ...others] = screens.filter((one) => one.area === area && isFor(walker, one));
        if (first === undefined) continue;
        await page.goto(addressOf(first));
        for (const other of [...others, first]) {
          await sidebar(page)
            .getByRole('link', { name: begins(other.title) })
            .click();
          await seesScreen(page, walker, other);
        }
      }
      // The server refuses each by one and the same page, so that one of them is looked at for each area.
      for (const screen of screens.filter((one) => !isFor(walker, one))) {
        const answer = await page.request.get(addressOf(screen), { maxRedirects: 0 });
        expect([addressOf(screen), answer.status()]).toEqual([
          addressOf(screen),
          walker.login === null ? 302 : 404,
        ]);
      }
      for (const area of areas) {
        const screen = screens.find((one) => one.area === area && !isFor(walker, one));
        if (screen === undefined) continue;
        await page.goto(addressOf(screen));
        await seesNothing(page, walker, screen);
        await follow(page, addressOf(screen));
        await seesNothing(page, walker, screen);
      }
    },
  );

  test(`${who} opens records and papers of their own screens alone`, { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    await awake(page);
    if (walker.login !== null) await enter(page, walker.login);
    for (const screen of screens.filter(({ records }) => records)) {
      const below = ['1', ...screen.papers.map((paper) => `1/print/${paper}`)];
      for (const address of below.map((path) => `${addressOf(screen)}/${path}`)) {
        const answer = await page.request.get(address, { maxRedirects: 0 });
        const refused = walker.login === null ? 302 : 404;
        expect([address, answer.status()]).toEqual([address, isFor(walker, screen) ? 200 : refused]);
      }
    }
  });

  test(`${who} changes nothing by a call that is not theirs`, { tag: '@deep' }, async ({ page, browser }) => {
    const admin = await browser.newPage();
    await admin.goto('/');
    await enter(admin, 'admin');
    await page.goto('/');
    await awake(page);
    if (walker.login !== null) await enter(page, walker.login);
    const token = await tokenOf(page);
    const before = await read(admin, own?.phone ?? '');
    const save = { token, id: before.id, version: before.version, note: `Пишет ${who}` };
    const saved = await post(page.request, '/api/admin/clients/save', save);
    if (walker.permissions.includes('admin.access')) {
      // Whoever may change clients changes nobody of the staff, themselves least of all.
      expect(saved.status()).toBe(409);
      expect(await saved.json()).toMatchObject({ group: 'client', code: 'of_staff' });
    } else {
      expect(saved.status()).toBe(403);
      for (const path of Object.keys(calls).filter((one) => one.startsWith('/api/admin/'))) {
        const refused = await post(page.request, path, { token });
        expect([path, refused.status()]).toEqual([path, 403]);
      }
    }
    const { version, note } = await read(admin, own?.phone ?? '');
    expect({ version, note }).toEqual({ version: before.version, note: before.note });
    await admin.close();
  });
}
