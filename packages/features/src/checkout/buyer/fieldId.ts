import type { BuyerField } from '@siren/domain/checkout';

/** Id of a field's control, so that the first one with a problem can be gone to; further phones are numbered. */
export const fieldId = (field: BuyerField, index = 0) =>
  index === 0 ? `buyer-${field}` : `buyer-${field}-${index + 1}`;
