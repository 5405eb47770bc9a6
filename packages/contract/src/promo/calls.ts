import { z } from 'zod';
import { defineCall, empty } from '../call/index.ts';
import { path, seo } from '../catalog/index.ts';
import { block, promoPage } from './blocks.ts';

export const promoCalls = {
  '/api/home': defineCall({
    summary: 'Blocks of the home page in the order to show',
    needs: null,
    memory: 'calls',
    payload: empty,
    answer: z.object({ blocks: z.array(block), seo }),
    errors: [],
  }),
  '/api/promo': defineCall({
    summary: 'A promo with its period and the blocks of its page; one that is over answers too, and says so',
    needs: null,
    memory: 'calls',
    payload: z.object({ path }),
    answer: promoPage,
    errors: ['catalog.not_found'],
  }),
};
