import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchedShop } from '../../src/testing/launchShop.ts';

/** Flags by which a process of the shop tells, at each SIGUSR2, how long its processor has worked. */
export const TELLS_WORK = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "process.on('SIGUSR2',()=>{const{user,system}=process.cpuUsage();process.stdout.write('worked '+(user+system)+'.\\n')})",
  )}`,
];

/** ms between two looks at what it has printed. */
const LOOK_MS = 20;

/** How long a process has worked, ms. */
export async function workOf(shop: LaunchedShop): Promise<number> {
  const told = () => shop.said().split('worked ').slice(1);
  const before = told().length;
  shop.kill('SIGUSR2');
  while (told().length === before) await sleep(LOOK_MS);
  return Number.parseInt(told().at(-1) ?? '', 10) / 1_000;
}
