import { withoutSecrets } from './withoutSecrets.ts';

/** What a line tells of an error. */
export interface ToldError {
  name: string;
  message: string;
  /** Of PostgreSQL or Node. */
  code?: string;
  /** Where it was thrown, a line each. */
  stack?: string[];
  cause?: ToldError;
}

/** PostgreSQL quotes in such messages the value that did not fit (class 22, data exception). */
const QUOTES_VALUES = /^22[0-9A-Z]{3}$/;
const FRAMES_MAX = 12;
const CAUSES_MAX = 3;

/**
 * An error as a line tells it. Of all its fields only these: those of PostgreSQL (`detail`, `where`, parameters) hold what
 * buyers typed, and so may its message.
 */
export function tellError(error: unknown, causes = CAUSES_MAX): ToldError {
  if (!(error instanceof Error)) return { name: 'Error', message: withoutSecrets(String(error)) };
  const { code } = error as { code?: unknown };
  const message = QUOTES_VALUES.test(String(code))
    ? error.message.replaceAll(/"[^"]*"|«[^»]*»/g, '"…"')
    : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: withoutSecrets(message),
    ...(typeof code === 'string' && { code }),
    ...(frames.length > 0 && { stack: frames.slice(0, FRAMES_MAX).map((line) => line.trim()) }),
    ...(error.cause instanceof Error && causes > 0 && { cause: tellError(error.cause, causes - 1) }),
  };
}
