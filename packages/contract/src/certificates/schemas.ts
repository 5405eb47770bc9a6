import type { Certificate, Wallet } from '@siren/domain/clients';
import { certificateStatuses } from '@siren/domain/clients';
import { z } from 'zod';
import { entity, isoDateTime, money } from '../call/index.ts';

export const certificate = entity<Certificate>()(
  z
    .object({
      guid: z.string(),
      code: z.string(),
      nominal: money,
      money,
      expiresAt: isoDateTime.nullable(),
      status: z.enum(certificateStatuses),
    })
    .meta({ id: 'Certificate' }),
);

/** Certificates attached to the cart in their order, and the bonus of whom it is ordered for. */
export const walletFields = { certificates: z.array(certificate), bonus: money };

export const wallet = entity<Wallet>()(z.object(walletFields).meta({ id: 'Wallet' }));
