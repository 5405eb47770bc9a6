import type { AuditEntry } from '../audit/index.ts';

/** How a report stands. One that nobody began is a draft without photos. */
export const reportStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A photo as it is shown: the address tells who may see it, never how. Pixels. */
export interface Photo {
  id: string;
  width: number;
  height: number;
}

/** A photo that a plan asks for. */
export interface PlannedShot {
  id: number;
  name: string;
  sample: Photo | null;
}

export interface PlannedStore {
  id: number;
  name: string;
  address: string;
  region: { id: number; name: string };
  /** IANA name of the clocks of its region. */
  timeZone: string;
}

/** Who looks at reports. */
export interface Reviewer {
  id: number;
  name: string;
}

/** What stores are asked to photograph, and until which day. */
export interface PhotoPlan {
  id: number;
  /** Month, `yyyy-mm`. */
  period: string;
  task: string;
  /** The last day, `yyyy-mm-dd`; it ends at midnight of each store's own clocks. */
  deadline: string;
  shots: PlannedShot[];
  stores: PlannedStore[];
  version: number;
}

/** A report among others. */
export interface ReportCell {
  plan: number;
  store: number;
  status: ReportStatus;
  /** How many of the asked photos the shop has. */
  photos: number;
  overdue: boolean;
  /** The last day that it has, `yyyy-mm-dd`: the plan's, unless a rejection gave it one of its own. */
  deadline: string;
  /** Who looked at it last; null while nobody has. */
  reviewer: Reviewer | null;
}

/** A plan that is looked at: how each of its stores stands, and what staff did to it. */
export interface StaffPhotoPlan extends PhotoPlan {
  cells: ReportCell[];
  changes: AuditEntry[];
}

/** A place on a photo. Per cent of its width and height, so that it stays where it is at any size. */
export interface Spot {
  x: number;
  y: number;
}

/** A word on a spot of a photo. */
export interface PhotoNote extends Spot {
  shot: number;
  text: string;
}

/** What a store answered a plan. */
export interface PhotoReport extends ReportCell {
  /** By shot; what is missing was not sent yet. */
  taken: { shot: number; photo: Photo }[];
  comment: string;
  notes: PhotoNote[];
  version: number;
  changes: AuditEntry[];
}

/** A photo on its way. */
export interface PhotoFile {
  id: string;
  /** Bytes that are here. */
  received: number;
  /** null until all of it is here and was looked through. */
  photo: Photo | null;
}
