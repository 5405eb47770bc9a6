/** Lists of which views are saved. */
export const viewLists = [
  'orders',
  'clients',
  'catalog',
  'audit',
  'catalog-error',
  'franchise-stores',
  'coupons',
] as const;
export type ViewList = (typeof viewLists)[number];

/** Characters of a name. */
export const VIEW_NAME_MAX = 40;
/** Views that one person has of a list at most: more are no row of tabs any more. */
export const OWN_VIEWS_MAX = 20;

/** What somebody who changes a view is, as far as it matters. */
interface Changer {
  id: number;
  permissions: readonly string[];
}

/** Whether somebody may change a view, or delete it: its owner, and of shared ones whoever manages accounts. */
export const mayChangeView = (
  { owner, shared }: { owner: { id: number }; shared: boolean },
  { id, permissions }: Changer,
): boolean => owner.id === id || (shared && permissions.includes('users.manage'));

/** Whether somebody sees a view: it is theirs, or everybody's. */
export const seesView = (
  { owner, shared }: { owner: { id: number }; shared: boolean },
  id: number,
): boolean => shared || owner.id === id;
