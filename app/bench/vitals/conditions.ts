import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A middling phone on a middling mobile connection. */
export const CONDITIONS = {
  /** Times slower than this machine's processor. */
  cpu: 4,
  /** Mbit/s, both ways. */
  mbits: 9,
  /** Round trip, ms. */
  rtt: 100,
  width: 390,
  height: 844,
} as const;

export interface SlowPage {
  context: BrowserContext;
  page: Page;
}

/** A page of a fresh browser profile under `CONDITIONS`: nothing is cached. */
export async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const { cpu, mbits, rtt, width, height } = CONDITIONS;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = (mbits * 1e6) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page };
}
