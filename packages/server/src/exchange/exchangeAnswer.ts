import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Context } from '../http/index.ts';
import type { Changed } from '../lists/index.ts';
import type { StepAnswer, StepParts } from './importStep.ts';

/** What 1C asks for, all of it in the address. */
export interface ExchangeQuery {
  type?: string;
  mode?: string;
  filename?: string;
  version?: string;
}

/** What a mode answers: lines of text, or a document. */
export type ExchangeAnswer = readonly string[] | { xml: string };

/** Takes an order a step as staff do. */
export type StepByStaff = (
  context: Context,
  payload: CheckedPayloadOf<'/api/admin/orders/step'>,
) => Promise<Changed>;

/** What a mode needs. */
export interface ExchangeAsked extends StepParts {
  query: ExchangeQuery;
  body: Buffer | null;
  /** IP address. */
  address: string;
  /** What a change by the account of the exchange goes by. */
  contextOf(): Promise<Context>;
  step: StepByStaff;
}

export const linesOf = ({ word, text }: StepAnswer): string[] => [word, ...(text === '' ? [] : [text])];
