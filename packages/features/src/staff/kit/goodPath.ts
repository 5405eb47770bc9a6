import type { StaffGoodRow } from '@siren/domain/goods';
import { screenPath } from './area.tsx';

/** Address inside of the app of a good that was found; by a code it opens at the variant that bears it. */
export const goodPath = ({ id, variant }: Pick<StaffGoodRow, 'id' | 'variant'>): string =>
  `${screenPath('goods')}/${id}${variant === null ? '' : `?variant=${variant}`}`;
