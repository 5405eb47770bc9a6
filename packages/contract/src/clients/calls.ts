import { z } from 'zod';
import { defineCall, empty, id, money, text } from '../call/index.ts';
import { certificate } from '../certificates/index.ts';

const client = z.object({
  user: z.object({ id, name: z.string(), phone: z.string() }),
  money,
  info: z.string(),
  certificates: z.array(certificate),
});

export const clientsCalls = {
  '/api/client/resolve-user': defineCall({
    summary: 'Find the internet-shop client that an order is placed for; null when the phone is unknown',
    payload: z.object({ phone: text(32).min(1) }),
    answer: client.nullable(),
    errors: ['user.not_authorized', 'general.invalid_phone'],
  }),
  '/api/client/detach': defineCall({
    summary: 'Let go of the client found before',
    payload: empty,
    answer: empty,
    errors: ['user.not_authorized'],
  }),
};
