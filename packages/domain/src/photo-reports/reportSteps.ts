import type { Permission } from '../account/index.ts';
import type { ReportStatus } from './entities.ts';

/** Whoever has one of them sees plans and reports. */
export const photoReportPermissions = [
  'photo-reports.plan',
  'photo-reports.send',
  'photo-reports.review',
] as const satisfies readonly Permission[];

/** What is done to a report: `photo` adds one or puts another in its place. */
export const reportSteps = ['photo', 'send', 'accept', 'reject'] as const;
export type ReportStep = (typeof reportSteps)[number];

const whose: Readonly<Record<ReportStep, Permission>> = {
  photo: 'photo-reports.send',
  send: 'photo-reports.send',
  accept: 'photo-reports.review',
  reject: 'photo-reports.review',
};

const steps: Readonly<Record<ReportStatus, Partial<Readonly<Record<ReportStep, ReportStatus>>>>> = {
  draft: { photo: 'draft', send: 'sent' },
  // The words of the reviewer stay until the store sends again.
  rejected: { photo: 'rejected', send: 'sent' },
  sent: { accept: 'accepted', reject: 'rejected' },
  accepted: {},
};

/** How a report stands after a step; null where it takes none of the kind, or not from whoever has these permissions. */
export const reportAfter = (
  status: ReportStatus,
  step: ReportStep,
  permissions: readonly string[],
): ReportStatus | null => (permissions.includes(whose[step]) ? (steps[status][step] ?? null) : null);

/** The shots that are still to be taken: a report is sent with none of them missing. */
export const missingShots = <Shot extends { id: number }>(
  shots: readonly Shot[],
  taken: readonly number[],
): Shot[] => shots.filter(({ id }) => !taken.includes(id));
