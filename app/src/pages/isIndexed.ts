import type { Address, Page, ReadAnswer } from './page.ts';

/** Whether search engines may keep the page at this address. */
export const isIndexed = (page: Page, address: Address, read: ReadAnswer): boolean =>
  !page.own && (page.isIndexed?.(address, read) ?? true);
