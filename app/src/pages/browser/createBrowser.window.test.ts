import { refusal } from '@siren/contract/errors';
import { noMetrics } from '@siren/features/metrics';
import { expect, test, vi } from 'vitest';
import type { Boot } from '../boot.ts';
import { PageCache } from '../PageCache.ts';
import { createBrowser } from './createBrowser.ts';

vi.mock('../pages.ts', () => ({
  pages: [{ path: '/', feature: 'home', load: async () => () => null, resources: () => [] }],
}));

const given = { build: 'one', allowedRedirectHosts: [], metrika: null };
const api = { call: () => Promise.reject(new Error('nobody answers')) };
const browser = createBrowser(given, new PageCache({}, () => 0), api, noMetrics);

const refusedWith = (refused: ReturnType<typeof refusal>): Boot['failure'] => ({
  ...{ status: refused.status, message: '', fatal: false, requestId: '4f1a', refused: refused.body },
});

test.each([
  refusal('user.not_authorized'),
  refusal('general.too_many_requests', { retryAfter: 30 }),
  refusal('order.not_found'),
])('what the server has refused is told in its words, and not asked for anew: $key', async (refused) => {
  const { error } = await browser.start(refusedWith(refused));
  expect(error).toMatchObject({
    ...{ key: refused.key, status: refused.status, body: refused.body, requestId: '4f1a' },
  });
});
