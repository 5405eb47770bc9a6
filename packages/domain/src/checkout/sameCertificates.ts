import { toKopecks } from '../money/index.ts';
import type { CertificateUse } from './payBreakdown.ts';
import { sameMembers } from './sameMembers.ts';

/** Whether the same certificates pay as much each. */
export const sameCertificates = (one: readonly CertificateUse[], other: readonly CertificateUse[]): boolean =>
  sameMembers(one, other, (a, b) => a.guid === b.guid && toKopecks(a.amount) === toKopecks(b.amount));
