import type { BuyerField } from '@siren/domain/checkout';

/** Id of a field's control, so that the first one with a problem can be gone to. */
export const fieldId = (field: BuyerField) => `buyer-${field}`;
