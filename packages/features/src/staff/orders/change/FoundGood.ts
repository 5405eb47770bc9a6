import type { AnswerOf } from '@siren/contract/calls';

/** A good that may come to an order. */
export type FoundGood = AnswerOf<'/api/admin/orders/goods'>['goods'][number];
