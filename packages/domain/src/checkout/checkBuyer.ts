import type { PersonalData } from '../account/entities.ts';
import { EMAIL_MAX, isEmail } from './isEmail.ts';
import { normalizePhone } from './normalizePhone.ts';

/** Fields that can have a problem, in the order of the form. */
export const buyerFields = ['name', 'phone', 'email', 'address', 'payType', 'comment'] as const;
export type BuyerField = (typeof buyerFields)[number];

export const buyerProblemCodes = ['required', 'invalid', 'too_long'] as const;
export type BuyerProblemCode = (typeof buyerProblemCodes)[number];

export interface BuyerProblem {
  field: BuyerField;
  code: BuyerProblemCode;
}

/** The most characters that a text of the buyer may have. */
export const BUYER_TEXT_MAX = { name: 200, email: EMAIL_MAX, address: 500, comment: 2000 } as const;

/** Phones that were filled in at all. A protected one is masked, so it cannot be judged and counts as good. */
const filledPhones = (data: PersonalData) =>
  data.phone.filter((entry) => entry.protected || entry.phone.trim() !== '');

function isEmpty(data: PersonalData, field: BuyerField): boolean {
  if (field === 'phone') return filledPhones(data).length === 0;
  if (field === 'payType') return data.payType === null;
  return data[field].trim() === '';
}

function isInvalid(data: PersonalData, field: BuyerField): boolean {
  if (field === 'email') return !isEmail(data.email.trim());
  if (field !== 'phone') return false;
  return filledPhones(data).some((entry) => !entry.protected && normalizePhone(entry.phone) === null);
}

function isTooLong(data: PersonalData, field: BuyerField): boolean {
  if (field === 'phone' || field === 'payType') return false;
  return data[field].length > BUYER_TEXT_MAX[field];
}

/**
 * What is wrong with a buyer's data: at most one problem a field, in the order of the form; empty where
 * nothing is. Fields that are not required may be empty but not wrong. A buyer who gives no name (`unknown`)
 * needs none.
 */
export function checkBuyer(data: PersonalData, required: readonly BuyerField[]): BuyerProblem[] {
  return buyerFields.flatMap((field): BuyerProblem[] => {
    if (isEmpty(data, field)) {
      const needed = required.includes(field) && !(field === 'name' && data.unknown);
      return needed ? [{ field, code: 'required' }] : [];
    }
    if (isTooLong(data, field)) return [{ field, code: 'too_long' }];
    return isInvalid(data, field) ? [{ field, code: 'invalid' }] : [];
  });
}
