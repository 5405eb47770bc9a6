import type { Resource } from '@siren/features/api';
import type { Cache } from 'swr';
import type { LoadedPage } from './loadPage.ts';
import { isIndexed } from './isIndexed.ts';
import { matchPage } from './matchPage.ts';
import type { ReadAnswer } from './page.ts';

/**
 * The page that is shown, at another address of its path: another variant, a part of it. Whatever of it was brought
 * serves, however long ago: what one looks at gets no older by that, and needs no network. null where something is
 * still to be asked for, by guards, which are asked anew
 * each time, or where the other address is not valid.
 *
 * @param held how much of the other address has to be at hand: `some` of it for a list of which more is asked for, `none`
 * where nothing can be brought and the page is to say so itself
 */
export function stayedPage(
  shown: LoadedPage & { location: { pathname: string } },
  url: URL,
  answers: Cache,
  held: 'every' | 'some' | 'none' = 'every',
): LoadedPage | null {
  const match = shown.Page && shown.location.pathname === url.pathname && matchPage(url);
  if (!match || match.page.guards) return null;
  const { page, address } = match;
  if (page.isValid?.(address) === false) return null;
  const read: ReadAnswer = (key) => answers.get(key)?.data;
  const isHeld = ({ key }: Resource) => read(key) !== undefined;
  if (held !== 'none' && !page.resources(address)[held](isHeld)) return null;
  return { ...shown, indexed: isIndexed(page, address, read) };
}
