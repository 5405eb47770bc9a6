import { z } from 'zod';
import type { AskAnswer, RegisterState } from '../CashRegister.ts';

const fiscalParams = z.object({
  fiscalDocumentNumber: z.int(),
  fiscalDocumentSign: z.coerce.string(),
  fiscalDocumentDateTime: z.iso.datetime({ offset: true, local: true }),
  fnNumber: z.string(),
  shiftNumber: z.int().optional(),
});

const result = z.object({
  status: z.enum(['wait', 'inProgress', 'ready', 'error', 'interrupted', 'canceled', 'blocked']),
  error: z.object({ code: z.int(), description: z.string() }).nullish(),
  result: z
    .object({
      fiscalParams: fiscalParams.optional(),
      warnings: z.object({ notPrinted: z.boolean().optional() }).nullish(),
    })
    .nullish(),
});

const results = z.object({ results: z.array(result).min(1) });

/** The tax office has the receipt, and the buyer no paper: a copy comes from the register itself. */
const NO_PAPER = 'Бумага не\u00a0вышла: напечатайте копию на\u00a0самой кассе';

/** What the register says it has done. */
function doneOf({ result: done }: z.output<typeof result>): AskAnswer {
  const params = done?.fiscalParams;
  if (!params) return { type: 'done', fiscal: null, shift: null };
  const {
    fiscalDocumentNumber: document,
    fiscalDocumentSign: sign,
    fiscalDocumentDateTime: at,
    fnNumber: storage,
  } = params;
  return {
    ...{ type: 'done' as const, fiscal: { document, sign, at, storage }, shift: params.shiftNumber ?? null },
    ...(done?.warnings?.notPrinted === true && { told: NO_PAPER }),
  };
}

/** What an answer says of a task. @throws ZodError for what is no answer of the protocol */
export function readAtolAnswer(body: unknown): AskAnswer {
  const [first] = results.parse(body).results;
  const told = first?.error?.description ?? '';
  switch (first?.status) {
    case 'ready':
      return doneOf(first);
    case 'error':
    case 'interrupted':
    case 'canceled':
      return { type: 'refused', told: told || 'Касса отменила задание' };
    case 'blocked':
      return { type: 'blocked', told: told || 'Касса потеряла связь с\u00a0фискальным накопителем' };
    default:
      return { type: 'taken', told };
  }
}

const status = z.object({
  shiftStatus: z.object({ state: z.enum(['open', 'opened', 'closed', 'expired']) }),
});

/** @throws ZodError for what is no answer of the protocol */
export function readShiftState(body: unknown): RegisterState['shift'] {
  const { state } = status.parse(body).shiftStatus;
  return state === 'opened' ? 'open' : state;
}
