import { refusal } from '@siren/contract/errors';
import type { ApiError } from '@siren/contract/errors';

/** No payload of the contract is deeper. */
const DEPTH_MAX = 6;

export const badRequest = (...details: string[]): ApiError => refusal('general.bad_request', { details });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Refuses what no browser sends and no column takes: NUL, halves of surrogate pairs, nesting without end. */
const checkTexts = (body: object): void => {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw badRequest('Слишком глубокая вложенность.');
    for (const value of level) {
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
        throw badRequest('В тексте есть недопустимые знаки.');
      }
    }
    level = level.filter(isObject).flatMap((value) => Object.values(value));
  }
};

/** Takes the token out of the body of a call. No body at all is an empty one. */
export function readBody(body: unknown): { token: string; payload: object } {
  if (body === undefined) return { token: '', payload: {} };
  if (!isObject(body) || Array.isArray(body)) throw badRequest('Тело запроса должно быть объектом.');
  checkTexts(body);
  const { token = '', ...payload } = body as { token?: unknown };
  if (typeof token !== 'string') throw badRequest('token: нужна строка.');
  return { token, payload };
}
