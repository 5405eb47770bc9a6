import { normalizePhone } from './normalizePhone.ts';

/** Whether a phone is written as it is stored: `+7XXXXXXXXXX`. */
export function isPhone(value: string): boolean {
  return normalizePhone(value) === value;
}
