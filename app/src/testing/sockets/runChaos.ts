import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchedShop } from '../launchShop.ts';
import { callShop } from './callShop.ts';
import { createChance } from './createChance.ts';
import { createTalker } from './createTalker.ts';
import type { Talker } from './createTalker.ts';
import { quarrelsOf } from './quarrelsOf.ts';
import { signInStaff } from './signInStaff.ts';

const LOGIN = 'cashier';
/** How often something happens, ms. */
const STEP_MS = 50;
/** How long everybody is waited for in the end, ms. */
const SETTLE_MS = 90_000;

export interface ChaosOptions {
  talkers: number;
  rooms: number;
  seconds: number;
  /** What happens, and to whom, comes from it. */
  seed: number;
  /** Starts a process of the shop; all of them are on one database. */
  open(): Promise<LaunchedShop>;
}

export interface Chaos {
  said: number;
  kills: number;
  stops: number;
  cuts: number;
  pauses: number;
  /** How long it took in the end until everybody knew everything, ms. */
  settledMs: number;
  /** What is not as it must be; nothing, if all is well. */
  quarrels: string[];
}

/** Environment of a shop whose clients all come from one address. */
export const CROWDED = { SOCKETS: '20000', SOCKETS_OF_ADDRESS: '20000', SOCKETS_WAITING_OF_ADDRESS: '500' };

/** Talkers in the rooms of two processes, of which one is killed again and again while lines break and stall (behaviour office-21). */
export async function runChaos({
  talkers: count,
  rooms: many,
  seconds,
  seed,
  open,
}: ChaosOptions): Promise<Chaos> {
  const chance = createChance(seed);
  const figures = { said: 0, kills: 0, stops: 0, cuts: 0, pauses: 0 };
  const shops = [await open(), await open()];
  const pick = () => chance.of(shops).url;
  const token = await signInStaff(pick(), LOGIN);
  const rooms = await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const wish = { token, title: `Комната ${at}`, idempotencyKey: randomUUID() };
      return (await callShop(pick(), '/api/backoffice/rooms/create', wish)).room;
    }),
  );
  const talkers = Array.from({ length: count }, (_, at) =>
    // Three rooms each: not everybody is in every one.
    createTalker({
      login: LOGIN,
      token,
      shop: pick,
      rooms: [0, 1, 2].map((one) => rooms[(at + one) % many] ?? ''),
    }),
  );

  /** One process is gone, suddenly or in good order, and another one comes in its place. */
  const replace = async (): Promise<void> => {
    const at = chance.below(shops.length);
    const kill = chance.below(3) > 0;
    const [gone] = shops.splice(at, 1);
    if (kill) gone?.kill('SIGKILL');
    else await gone?.stop();
    figures[kill ? 'kills' : 'stops'] += 1;
    await gone?.ended;
    shops.push(await open());
  };
  let replacing: Promise<void> | null = null;
  const happen = (talker: Talker, what: number): void => {
    if (what < 60) {
      talker.say(chance.of(talker.rooms));
      figures.said += 1;
    } else if (what < 80) {
      talker.cut();
      figures.cuts += 1;
    } else {
      talker.pause();
      figures.pauses += 1;
      setTimeout(talker.resume, chance.below(3_000));
    }
  };

  try {
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      for (let one = 0; one < Math.max(count / 100, 1); one += 1)
        happen(chance.of(talkers), chance.below(100));
      replacing ??= replace().finally(() => (replacing = null));
      await sleep(STEP_MS);
    }
    await replacing;
    for (const talker of talkers) talker.resume();
    const since = performance.now();
    const quarrels = () => quarrelsOf(talkers, pick(), token);
    while ((await quarrels()).length > 0 && performance.now() - since < SETTLE_MS) await sleep(5 * STEP_MS);
    return { ...figures, settledMs: Math.round(performance.now() - since), quarrels: await quarrels() };
  } finally {
    for (const talker of talkers) talker.end();
  }
}
