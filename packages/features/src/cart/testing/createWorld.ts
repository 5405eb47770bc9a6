import type { Api, CallPath } from '@siren/contract/calls';
import { NetworkError } from '@siren/contract/errors';
import { applyCartChange } from '@siren/domain/cart';
import type { CartState, RemovedRow } from '@siren/domain/cart';
import { CartSession } from '../CartSession.ts';

/** What keeps the cart: a model, or the shop itself. */
export interface CartBackend {
  /** Makes a change of the cart; rejects where it refuses. */
  call(path: CallPath, payload: object): Promise<CartState>;
  /** The cart as it is now. */
  cart(): Promise<CartState>;
}

/** A request between a tab and the backend. */
interface Flight {
  run(): Promise<CartState>;
  /** What the backend made of it; null as long as it has not come there. */
  outcome: Promise<CartState> | null;
  resolve(cart: CartState): void;
  reject(error: unknown): void;
  /** The tab waits for it no longer. */
  given: boolean;
}

export interface Tab {
  session: CartSession;
  saved(): CartState;
  shown(): CartState;
  /** What was said to have failed. */
  failures: unknown[];
  gone: Omit<RemovedRow, 'id'>[][];
}

const rest = async () => {
  await new Promise((resolve) => setImmediate(resolve));
};

/** Some tabs on one cart, with a clock and a network that the test moves by hand. */
export async function createWorld(backend: CartBackend, count: number) {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  let flights: Flight[] = [];
  const news: (() => void)[] = [];
  const first = await backend.cart();

  const request = (run: Flight['run']): Promise<CartState> =>
    new Promise((resolve, reject) => {
      flights.push({ run, outcome: null, resolve, reject, given: false });
    });
  const arrive = async (flight: Flight) => {
    flight.outcome ??= flight.run();
    await flight.outcome.catch(() => undefined);
  };
  /** Nobody waits for it any more; what has not come to the backend still may. */
  const lose = (flight: Flight) => {
    flight.given = true;
    flight.reject(new NetworkError('timeout'));
  };

  const tabs: Tab[] = Array.from({ length: count }, (_, own) => {
    let saved = first;
    const failures: unknown[] = [];
    const session: CartSession = new CartSession({
      api: { call: ((path, payload) => request(() => backend.call(path, payload))) as Api['call'] },
      read: () => saved,
      write: (cart) => {
        saved = cart;
      },
      visit: () => 'guest',
      ask: () => request(() => backend.cart()),
      tell: () => {
        for (const [at, tab] of tabs.entries()) if (at !== own) news.push(tab.session.look);
      },
      onSaved: () => undefined,
      onFailure: (error) => failures.push(error),
      now: () => now,
      later: (task, ms) => tasks.push({ at: now + ms, task }),
    });
    const shown = () => session.progress().changes.reduce(applyCartChange, saved);
    return { session, saved: () => saved, shown, failures, gone: [] };
  });

  const pick = (at: number, wanted: (flight: Flight) => boolean): Flight | undefined => {
    const list = flights.filter(wanted);
    return list[at % Math.max(1, list.length)];
  };
  const onTheWay = (flight: Flight) => !flight.outcome;
  const answered = (flight: Flight) => flight.outcome !== null && !flight.given;

  const world = {
    tabs,
    async pass(ms: number) {
      now += ms;
      const due = tasks.filter(({ at }) => at <= now);
      tasks = tasks.filter(({ at }) => at > now);
      for (const { task } of due) task();
      await rest();
    },
    /** A request comes to the backend. */
    async deliver(at: number) {
      const flight = pick(at, onTheWay);
      if (flight) await arrive(flight);
    },
    /** All requests come to the backend at once. */
    async deliverAll() {
      await Promise.all(flights.filter(onTheWay).map(arrive));
    },
    /** An answer comes back to its tab. */
    async answer(at: number) {
      const flight = pick(at, answered);
      if (!flight?.outcome) return;
      flight.given = true;
      flight.outcome.then(flight.resolve, flight.reject);
      await rest();
    },
    /** A request never comes to the backend. */
    async drop(at: number) {
      const flight = pick(at, (one) => onTheWay(one) && !one.given);
      if (!flight) return;
      flights = flights.filter((one) => one !== flight);
      lose(flight);
      await rest();
    },
    /** A request or its answer is so late that its tab gives up. */
    async giveUp(at: number) {
      const flight = pick(at, ({ given }) => !given);
      if (flight) lose(flight);
      await rest();
    },
    /** The network sends a request a second time. */
    async double(at: number) {
      const flight = pick(at, (one) => one.outcome !== null);
      await flight?.run().catch(() => undefined);
    },
    /** A tab hears what another one told. */
    async hear() {
      news.shift()?.();
      await rest();
    },
    /** The network is well again, and everybody has the time they need. */
    async settle() {
      const busy = () =>
        tasks.length > 0 || news.length > 0 || flights.some((one) => onTheWay(one) || answered(one));
      while (busy()) {
        while (news.length > 0) await world.hear();
        for (const flight of flights) await arrive(flight);
        while (flights.some(answered)) await world.answer(0);
        flights = flights.filter((flight) => !flight.given);
        await world.pass(60_000);
      }
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof createWorld>>;
