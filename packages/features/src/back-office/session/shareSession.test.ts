import { expect, test } from 'vitest';
import { createSocketShop, createTime } from '../testing/createWorld.ts';
import { createOfficeSession } from './createOfficeSession.ts';
import type { OfficeSession } from './OfficeSession.ts';
import { shareSession } from './shareSession.ts';
import type { TabChannel } from './shareSession.ts';

const user = { login: 'cashier', token: 'good' };

/** Tabs of one browser: what one of them posts all others hear, copied; one of them leads at a time. */
function createBrowser() {
  const time = createTime();
  const server = createSocketShop(time);
  const ears = new Set<{ tab: object; listener: (event: { data: unknown }) => void }>();
  const queue: { lead(): void; signal: AbortSignal }[] = [];
  let leads = false;
  /** Nobody is elected for now, as in the moment after a tab was closed. */
  let paused = false;

  function next(): void {
    if (leads || paused) return;
    const first = queue.shift();
    if (!first) return;
    if (first.signal.aborted) return next();
    leads = true;
    first.signal.addEventListener('abort', () => {
      leads = false;
      next();
    });
    first.lead();
  }

  function open(): OfficeSession {
    const tab = {};
    const channel: TabChannel = {
      postMessage(message) {
        const data = structuredClone(message);
        for (const ear of [...ears]) if (ear.tab !== tab) ear.listener({ data });
      },
      addEventListener: (_type, listener) => void ears.add({ tab, listener }),
      removeEventListener(_type, listener) {
        for (const ear of ears) if (ear.listener === listener) ears.delete(ear);
      },
    };
    return shareSession({
      channel,
      elect(lead, signal) {
        queue.push({ lead, signal });
        next();
      },
      begin: (before) => createOfficeSession({ open: server.wire, now: time.now, later: time.later, before }),
    });
  }
  const pause = () => void (paused = true);
  const elect = () => {
    paused = false;
    next();
  };
  return { time, server, open, pause, elect };
}

const idsOf = (tab: OfficeSession) => tab.view().notifications.map(({ id }) => id);

test('three tabs have one line, and show the same', () => {
  const { time, server, open } = createBrowser();
  const tabs = [open(), open(), open()];
  tabs[1]?.wish({ type: 'user', user });
  time.pass(1_000);
  server.notify(1);
  time.pass(1_000);
  expect(server.shop.opened).toBe(1);
  for (const tab of tabs) expect(tab.view()).toMatchObject({ status: 'authorized', rings: 1 });
  expect(tabs.map(idsOf)).toEqual([[1], [1], [1]]);
});

test('what any tab closes is closed in all of them', () => {
  const { time, server, open } = createBrowser();
  const [first, second] = [open(), open()];
  second.wish({ type: 'user', user });
  time.pass(1_000);
  server.notify(1);
  time.pass(1_000);
  second.wish({ type: 'close', id: 1 });
  time.pass(1_000);
  expect(server.openIds()).toEqual([]);
  expect([idsOf(first), idsOf(second)]).toEqual([[], []]);
});

test('the next tab goes on where the one that had the line was closed, in the same name, and nothing sounds anew', () => {
  const { time, server, open } = createBrowser();
  const [first, second, third] = [open(), open(), open()];
  first.wish({ type: 'user', user });
  time.pass(1_000);
  server.notify(1);
  time.pass(1_000);
  first.end();
  time.pass(1_000);
  expect(server.shop.opened).toBe(2);
  for (const tab of [second, third]) {
    expect(tab.view()).toMatchObject({ status: 'authorized', rings: 1 });
    expect(idsOf(tab)).toEqual([1]);
  }
});

test('a tab that comes later shows at once what the others do', () => {
  const { time, server, open } = createBrowser();
  open().wish({ type: 'user', user });
  time.pass(1_000);
  server.notify(1);
  time.pass(1_000);
  expect(idsOf(open())).toEqual([1]);
});

/** Three tabs at work, the first of which leads; one notification is open. */
function atWork() {
  const browser = createBrowser();
  const { time, server, open } = browser;
  const tabs = [open(), open(), open()] as const;
  tabs[0].wish({ type: 'user', user });
  time.pass(1_000);
  server.notify(1);
  server.notify(2);
  time.pass(1_000);
  return { ...browser, tabs };
}

test.each([1, 2] as const)('what tab %i closes while no tab leads is closed once one does', (at) => {
  const { time, server, tabs, pause, elect } = atWork();
  pause();
  tabs[0].end();
  tabs[at].wish({ type: 'close', id: 1 });
  time.pass(1_000);
  expect(server.openIds()).toEqual([1, 2]);
  elect();
  time.pass(1_000);
  expect(server.openIds()).toEqual([2]);
  expect(tabs.slice(1).map(idsOf)).toEqual([[2], [2]]);
});

test('what the tab that leads could not tell yet is told by the next one', () => {
  const { time, server, tabs } = atWork();
  server.shop.up = false;
  server.cut();
  tabs[1].wish({ type: 'close', id: 1 });
  tabs[0].wish({ type: 'close', id: 2 });
  tabs[0].end();
  server.shop.up = true;
  time.pass(60_000);
  expect(server.openIds()).toEqual([]);
  expect(tabs.slice(1).map(idsOf)).toEqual([[], []]);
});

test('somebody else closes nothing in the name of the one before', () => {
  const { time, server, tabs, pause, elect } = atWork();
  pause();
  tabs[0].end();
  tabs[1].wish({ type: 'close', id: 1 });
  tabs[1].wish({ type: 'user', user: { login: 'other', token: 'good' } });
  elect();
  time.pass(1_000);
  expect(server.openIds()).toEqual([1, 2]);
});
