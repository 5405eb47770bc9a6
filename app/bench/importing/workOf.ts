import type { LaunchedShop } from '../../src/testing/launchShop.ts';

/** Flags by which a process of the shop tells, at each SIGUSR2, how long its processor has worked. */
export const TELLS_WORK = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "process.on('SIGUSR2',()=>{const{user,system}=process.cpuUsage();process.stdout.write('worked '+(user+system)+'.\\n')})",
  )}`,
];

/** How long a process has worked, ms. */
export async function workOf(shop: LaunchedShop): Promise<number> {
  const told = () => shop.said().split('worked ').slice(1);
  const next = told().length + 1;
  shop.kill('SIGUSR2');
  await shop.says(new RegExp(`(?:worked \\d+\\.[^]*?){${next}}`, 'u'));
  return Number.parseInt(told().at(-1) ?? '', 10) / 1_000;
}
