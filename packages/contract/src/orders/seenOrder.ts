import { z } from 'zod';
import { id } from '../call/index.ts';

/** The order that is changed, as it was seen. */
export const seenOrder = z.object({ id, version: z.int().min(0) });
