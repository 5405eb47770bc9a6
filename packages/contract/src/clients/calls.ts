import { z } from 'zod';
import { defineCall, empty, typed } from '../call/index.ts';
import { client } from './schemas.ts';

export const clientsCalls = {
  '/api/client/resolve-user': defineCall({
    summary:
      'Turn to the internet-shop client of a phone, to order for them; `user` is null for a new one, the answer where no order may be placed for them',
    needs: 'client.resolve',
    payload: z.object({ phone: typed(32).min(1) }),
    answer: client.nullable(),
    errors: ['general.invalid_phone'],
  }),
  '/api/client/detach': defineCall({
    summary: 'Let go of the client turned to before, and of the certificates attached since',
    needs: 'client.resolve',
    payload: empty,
    answer: empty,
    errors: [],
  }),
};
