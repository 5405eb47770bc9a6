/** How much is told, from everything to nothing. */
export const LOG_LEVELS = ['debug', 'info', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** As machines read it, or people. */
export const LOG_FORMS = ['json', 'text'] as const;
type LogForm = (typeof LOG_FORMS)[number];

export interface Logging {
  level: LogLevel;
  form: LogForm;
}

/**
 * How the process tells what happens. It is needed to tell what is wrong with the environment: what does not do is left
 * aside here, and refused with the rest.
 * @param isTerminal whether somebody sees the standard output
 */
export function readLogging(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Logging {
  return {
    level: LOG_LEVELS.find((level) => level === env.LOG_LEVEL?.trim()) ?? 'info',
    form: LOG_FORMS.find((form) => form === env.LOG?.trim()) ?? (isTerminal ? 'text' : 'json'),
  };
}
