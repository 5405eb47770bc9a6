import { refusal } from '@siren/contract/errors';
import { contactOf } from '@siren/domain/account';
import type { Contact } from '@siren/domain/account';

/** The phone or e-mail that was typed. @throws ApiError general.invalid_phone, user.invalid_email */
export function contactOrRefuse(typed: string): Contact {
  const contact = contactOf(typed);
  if (contact) return contact;
  throw refusal(typed.includes('@') ? 'user.invalid_email' : 'general.invalid_phone');
}
