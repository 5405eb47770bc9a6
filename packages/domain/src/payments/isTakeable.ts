import type { PayTypeCode } from '../regions/entities.ts';
import { isOnline } from './entities.ts';

/**
 * Whether the shop can take money of a pay type: on receipt always, online where somebody takes it.
 *
 * @param online pay types that somebody takes money of for the shop
 */
export const isTakeable = (code: PayTypeCode, online: readonly PayTypeCode[]): boolean =>
  !isOnline(code) || online.includes(code);
