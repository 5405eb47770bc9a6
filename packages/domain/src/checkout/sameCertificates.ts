import { toKopecks } from '../money/index.ts';
import type { CertificateUse } from './payBreakdown.ts';

type Uses = readonly CertificateUse[];

const holds = (uses: Uses, { guid, amount }: CertificateUse) =>
  uses.some((use) => use.guid === guid && toKopecks(use.amount) === toKopecks(amount));

/** Whether the same certificates pay as much each, in whatever order. */
export const sameCertificates = (one: Uses, other: Uses): boolean =>
  one.every((use) => holds(other, use)) && other.every((use) => holds(one, use));
