/** What else a line tells, by name: numbers, ids, addresses without their query. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Where the process tells whoever runs the shop what happens. Nothing personal: no name, phone, e-mail, token, cookie,
 * query string, body or password.
 */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  /** @param error what was thrown; a text is told in the same line; null where the message says all */
  error(error: unknown, message: string): void;
}
