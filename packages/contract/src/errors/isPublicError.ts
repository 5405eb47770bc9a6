import type { PublicError } from './ApiError.ts';

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Whether the body of an answer is a refusal in the wire's own words. */
export function isPublicError(body: unknown): body is PublicError {
  if (typeof body !== 'object' || body === null) return false;
  const { public_error, group, code, text } = body as Record<string, unknown>;
  return public_error === true && isText(group) && isText(code) && isText(text);
}
