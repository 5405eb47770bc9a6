/** Length of an API token, characters (behaviour account-1). */
export const TOKEN_LENGTH = 32;

/** Whether a value, say of the query parameter `token`, is taken for an API token (behaviour account-1). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length === TOKEN_LENGTH;
}
