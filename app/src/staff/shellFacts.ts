import type { StaffArea, StaffScreenName } from '@siren/contract/staff/screens';

/** What the server's HTML tells the staff's app: both know it by this name. */
export const FACTS_NAME = 'staff';
/** Id of the element that the app is drawn into. */
export const ROOT_ID = 'app';

/** The facts that the app starts with. */
export interface ShellFacts {
  /** The area that the document is of. */
  area: StaffArea;
  /** First part of the addresses of each area that one may enter, without slashes. */
  roots: Readonly<Partial<Record<StaffArea, string>>>;
  /** Screens of the area that one may see, in the order of the sidebar. */
  screens: readonly StaffScreenName[];
}
