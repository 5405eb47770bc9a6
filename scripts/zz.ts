import { findChromium } from './chromium.ts';
import { runStories } from './test/runStories.ts';
import { serveFolder } from './test/serveFolder.ts';
import { shopFonts } from './test/shopFonts.ts';
const chromium = await findChromium(console.log);
const env = { CHROMIUM_PATH: chromium, PICTURES: 'on', ...(await shopFonts()) };
const from = performance.now();
const out = await serveFolder('storybook-static', (url) => runStories({ name: 'zz', url, args: ['--', ...process.argv.slice(2)], live: false, env } as any));
console.log('took', ((performance.now() - from) / 1000).toFixed(1), out.passed, out.failed, out.flaky?.map((t: any) => t.name), out.failures.slice(0, 5), out.log.slice(-1500));
