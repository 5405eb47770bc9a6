import type { Call } from '@siren/contract/call';
import { ru } from 'zod/locales';
import { badRequest } from './readBody.ts';

const DETAILS_MAX = 10;
const words = { error: ru().localeError };

/** The payload of a call as its handler takes it. @throws ApiError bad_request */
export function checkPayload({ payload: schema }: Pick<Call, 'payload'>, payload: unknown): unknown {
  const { success, data, error } = schema.safeParse(payload, words);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => [...path.map(String), ''].join(': ') + message);
  throw badRequest(...lines.slice(0, DETAILS_MAX));
}
