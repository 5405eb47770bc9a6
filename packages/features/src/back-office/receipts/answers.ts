import type { AnswerOf } from '@siren/contract/calls';

export type Receipt = AnswerOf<'/api/backoffice/receipts/get'>;
export type ShiftAnswer = AnswerOf<'/api/backoffice/shift/get'>;
export type Shift = NonNullable<ShiftAnswer['shift']>;
