import type { MetricEvent } from '@siren/domain/metrics';
import { failureOf } from '@siren/features/errors';

/** An error as it is counted: by name, for its message may tell anything. */
export const countedError = (error: unknown, path: string): MetricEvent => ({
  type: 'error',
  name: error instanceof Error ? error.name : 'unknown',
  status: failureOf(error).status,
  path,
});
