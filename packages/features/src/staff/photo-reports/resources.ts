import { photoArchivePath, photoBoardPath, photoPath } from '@siren/contract/uploads';
import { boardFilterNames } from '@siren/domain/photo-reports';
import type { Photo, photoWidths } from '@siren/domain/photo-reports';
import { resource } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';

/** Plans of a month; the newest one where none is named. */
export const boardResource = (period: string | null) =>
  resource('/api/tools/photo-reports/board', { period });
export const planResource = (id: number) => resource('/api/tools/photo-reports/get-plan', { id });
export const reportResource = (plan: number, store: number) =>
  resource('/api/tools/photo-reports/get', { plan, store });

/** Address of a plan inside of the app, and of a store's report for it. */
export const planPath = (plan: number | 'new'): string => `${screenPath('photo-reports')}/${plan}`;
export const reportPath = ({ plan, store }: { plan: number; store: number }): string =>
  `${planPath(plan)}?store=${store}`;

type Width = (typeof photoWidths)[number];

/** Where a browser gets a photo from. */
export const photoAddress = ({ id }: Photo, width: Width): string =>
  `${photoPath}?id=${id}&width=${width}&format=webp`;

/** Where a browser gets all photos of a plan from. */
export const archiveAddress = (plan: number): string => `${photoArchivePath}?plan=${plan}`;

/** Where a browser gets a board from as a table: narrowed as the address of the screen says. */
export const boardFile = (query: URLSearchParams, period: string): string => {
  const asked = new URLSearchParams({ period });
  for (const name of boardFilterNames) {
    const value = query.get(name);
    if (value !== null) asked.set(name, value);
  }
  return `${photoBoardPath}?${asked.toString()}`;
};
