import type { PersonalData } from '../account/entities.ts';

/** What the form of an order asks for: the personal data, and the store where the buyer fetches it. */
export interface BuyerData extends PersonalData {
  /** Code of the city that the address was told for. */
  city: string;
  /** Id; null where none was chosen. */
  store: number | null;
}

/** A form that nobody has filled in. */
export const NOBODY: BuyerData = {
  name: '',
  phone: [{ phone: '', protected: false }],
  email: '',
  address: '',
  city: '',
  store: null,
  payType: null,
  comment: '',
  unknown: false,
  internet: false,
};
