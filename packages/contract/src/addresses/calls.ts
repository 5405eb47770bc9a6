import type { AddressSuggestion } from '@siren/domain/addresses';
import { ADDRESSES_MAX } from '@siren/domain/addresses';
import { z } from 'zod';
import { defineCall, entity, text, typed } from '../call/index.ts';

const suggestion = entity<AddressSuggestion>()(
  z.object({ text: z.string(), whole: z.boolean() }).meta({ id: 'AddressSuggestion' }),
);

export const addressesCalls = {
  '/api/address/suggest': defineCall({
    summary: 'How an address typed so far may go on; nothing where the shop knows no streets of the city',
    needs: null,
    payload: z.object({ city: text(64).min(1), query: typed(500) }),
    answer: z.object({ suggestions: z.array(suggestion).max(ADDRESSES_MAX) }),
    errors: [],
  }),
};
