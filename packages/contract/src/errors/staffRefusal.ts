import { ApiError } from './ApiError.ts';
import type { PublicError } from './ApiError.ts';
import { staffErrorTable } from './staffErrorTable.ts';
import type { StaffErrorKey } from './staffErrorTable.ts';

/** The refusal that stands in the table of the staff as `group.code`. */
export function staffRefusal(
  key: StaffErrorKey,
  extra: Pick<PublicError, 'details' | 'retryAfter' | 'data'> = {},
): ApiError {
  const [group, code] = key.split('.') as [string, string];
  const { text, status } = staffErrorTable[key];
  return new ApiError({ public_error: true, group, code, text, ...extra }, status);
}
