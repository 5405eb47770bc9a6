import { webFileAddress } from '@siren/domain/goods';
import { z } from 'zod';

/** Where a film or a paper is from: of another site, or of the shop's own. */
export const fileAddress = z
  .string()
  .min(1)
  .max(2_000)
  .overwrite((typed) => webFileAddress(typed) ?? typed);
