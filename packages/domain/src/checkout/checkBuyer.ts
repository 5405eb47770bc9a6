import type { BuyerData } from './buyerData.ts';
import { EMAIL_MAX, readMailbox } from './readMailbox.ts';
import { normalizePhone } from './normalizePhone.ts';

/** Fields that can have a problem, in the order of the form. */
export const buyerFields = ['store', 'name', 'phone', 'email', 'address', 'comment', 'payType'] as const;
export type BuyerField = (typeof buyerFields)[number];

export const buyerProblemCodes = ['required', 'invalid', 'too_long', 'unavailable'] as const;
export type BuyerProblemCode = (typeof buyerProblemCodes)[number];

export interface BuyerProblem {
  field: BuyerField;
  code: BuyerProblemCode;
}

/** The most characters that a text of the buyer may have. */
export const BUYER_TEXT_MAX = { name: 200, email: EMAIL_MAX, address: 500, comment: 2000 } as const;

/** Phones that were filled in at all. A protected one is masked, so it cannot be judged and counts as good. */
const filledPhones = (data: BuyerData) =>
  data.phone.filter((entry) => entry.protected || entry.phone.trim() !== '');

function isEmpty(data: BuyerData, field: BuyerField): boolean {
  if (field === 'phone') return filledPhones(data).length === 0;
  if (field === 'payType' || field === 'store') return data[field] === null;
  return data[field].trim() === '';
}

function isInvalid(data: BuyerData, field: BuyerField): boolean {
  if (field === 'email') return readMailbox(data.email) === null;
  if (field !== 'phone') return false;
  return filledPhones(data).some((entry) => !entry.protected && normalizePhone(entry.phone) === null);
}

function isTooLong(data: BuyerData, field: BuyerField): boolean {
  if (field === 'phone' || field === 'payType' || field === 'store') return false;
  return data[field].length > BUYER_TEXT_MAX[field];
}

/** What there is to choose from; what is not among it is unavailable. Left out where it does not matter. */
export interface BuyerChoices {
  /** Ids of the pay types. */
  payTypes?: readonly number[];
  /** Ids of the stores. */
  stores?: readonly number[];
  /** Code of the city where it is brought: an address that was told for another one is not to be had there. */
  city?: string;
}

function isUnavailable(data: BuyerData, field: BuyerField, choices: BuyerChoices): boolean {
  const { payTypes, stores, city } = choices;
  if (field === 'address') return city !== undefined && data.city !== city;
  const offered = field === 'payType' ? payTypes : field === 'store' ? stores : undefined;
  const chosen = field === 'payType' ? data.payType : data.store;
  return offered !== undefined && chosen !== null && !offered.includes(chosen);
}

/**
 * What is wrong with a buyer's data: at most one problem a field, in the order of the form; empty where
 * nothing is. Fields that are not required may be empty but not wrong. Of a buyer who gives no name (`unknown`)
 * none is looked at. A choice that is not to be had is told, never replaced: the buyer makes another one.
 */
export function checkBuyer(
  data: BuyerData,
  required: readonly BuyerField[],
  choices: BuyerChoices = {},
): BuyerProblem[] {
  return buyerFields.flatMap((field): BuyerProblem[] => {
    if (field === 'name' && data.unknown) return [];
    if (isEmpty(data, field)) return required.includes(field) ? [{ field, code: 'required' }] : [];
    if (isTooLong(data, field)) return [{ field, code: 'too_long' }];
    if (isUnavailable(data, field, choices)) return [{ field, code: 'unavailable' }];
    return isInvalid(data, field) ? [{ field, code: 'invalid' }] : [];
  });
}
