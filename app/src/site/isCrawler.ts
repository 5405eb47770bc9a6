import { createIsbotFromList, list } from 'isbot';

/**
 * Programs of developers and of those who keep the shop running: what they see must be what people see. The list of
 * bots knows them, too.
 */
const TOOLS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
  ...[
    'Mozilla/5.0',
    'node',
    'undici',
    'node-fetch/1.0',
    'axios/1.7.0',
    'curl/8.5.0',
    'Wget/1.21.4',
    'HTTPie/3.2.2',
  ],
  ...['python-requests/2.32.0', 'Python-urllib/3.12', 'Python/3.12 aiohttp/3.9.5', 'python-httpx/0.27.0'],
  ...[
    'Go-http-client/1.1',
    'okhttp/4.12.0',
    'Java/21.0.2',
    'PostmanRuntime/7.40.0',
    'Playwright/1.65.1',
    'k6/0.50',
  ],
];

const toolPatterns = new Set(
  TOOLS.flatMap((tool) => list.filter((pattern) => new RegExp(pattern, 'i').test(tool))),
);
const isListed = createIsbotFromList(list.filter((pattern) => !toolPatterns.has(pattern)));

/** Whether a search engine or the preview of a messenger asks, by its user agent (behaviour pages-5). */
export function isCrawler(userAgent: string | undefined): boolean {
  return isListed(userAgent);
}
