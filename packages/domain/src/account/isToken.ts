/** Length of an API token, characters (specification §9). */
export const TOKEN_LENGTH = 32;

/** Whether a value, say of the query parameter `token`, is taken for an API token (specification §2, §5). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length === TOKEN_LENGTH;
}
