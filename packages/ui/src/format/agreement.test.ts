import { expect, it } from 'vitest';
import { agreementBlocks } from './agreement.fixtures.ts';

/** Chromium makes the same texts and holds them against the same digests: Foundations/Formatters. */
it('Node writes 10,000 texts as the digests say', async () => {
  const digests = agreementBlocks().map(({ digest }) => digest);
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot('agreement.digests.json');
});
