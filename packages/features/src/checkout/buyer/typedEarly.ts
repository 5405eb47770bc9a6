import type { BuyerData } from '@siren/domain/checkout';
import { fieldId } from './fieldId.ts';

const texts = ['name', 'email', 'address', 'comment'] as const;

function valueOf(id: string): string | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : null;
}

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * What was typed or filled in before the form's code came: it stands in the fields and nowhere else, and would be
 * overwritten by what the form `shown` holds.
 */
export function typedEarly(shown: BuyerData): Partial<BuyerData> {
  const typed: Partial<BuyerData> = {};
  for (const field of texts) {
    const value = valueOf(fieldId(field));
    if (value !== null && value !== shown[field]) typed[field] = value;
  }
  const phone = valueOf(fieldId('phone'));
  const [first, ...others] = shown.phone.filter((entry) => !entry.protected);
  if (phone !== null && digits(phone) !== digits(first?.phone ?? '')) {
    const used = shown.phone.filter((entry) => entry.protected);
    typed.phone = [...used, { phone, protected: false }, ...others];
  }
  return typed;
}
