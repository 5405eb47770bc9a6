import type { LaunchedShop } from '../../src/testing/launchShop.ts';

/** Flags by which a process of the shop tells what it holds, after a collection, and how long it has worked, at each SIGUSR2. */
export const TELLS_MEMORY = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "process.on('SIGUSR2',()=>{gc();gc();process.stdout.write('memory '+JSON.stringify({...process.memoryUsage(),cpu:process.cpuUsage()})+'\\n')})",
  )}`,
];

const TOLD = /^memory (.*)$/gm;

/** What a process takes, bytes: of the system, and what is in use of it; and how long it has worked, ms. */
export async function memoryOf(shop: LaunchedShop): Promise<{ rss: number; held: number; cpu: number }> {
  const told = () => [...shop.said().matchAll(TOLD)];
  const before = told().length;
  shop.kill('SIGUSR2');
  await shop.says(new RegExp(`(?:^memory [^\\n]*\\n[^]*?){${before + 1}}`, 'm'));
  const usage = JSON.parse(told().at(-1)?.[1] ?? '{}') as NodeJS.MemoryUsage & {
    cpu: NodeJS.CpuUsage;
  };
  const cpu = (usage.cpu.user + usage.cpu.system) / 1_000;
  return { rss: usage.rss, held: usage.heapUsed + usage.external, cpu };
}
