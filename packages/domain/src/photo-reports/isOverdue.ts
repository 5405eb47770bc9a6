import { deliveryDate } from '../regions/index.ts';
import type { ReportStatus } from './entities.ts';

export interface Due {
  status: ReportStatus;
  /** The last day, `yyyy-mm-dd`. */
  deadline: string;
  /** IANA name of the store's clocks. */
  timeZone: string;
}

/** Whether the store owes a report whose last day has ended by the store's own clocks. @param now ms since 1970 */
export const isOverdue = ({ status, deadline, timeZone }: Due, now: number): boolean =>
  (status === 'draft' || status === 'rejected') && deliveryDate(now, 0, timeZone) > deadline;
