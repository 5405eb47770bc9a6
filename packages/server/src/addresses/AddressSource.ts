import type { AddressSuggestion } from '@siren/domain/addresses';

/**
 * Who knows how addresses go on: a provider's service, or the demo's own list of streets. One that knows nothing of a
 * city answers an empty list, and the field is a plain one there; so it is where the source fails.
 */
export interface AddressSource {
  /** @param wanted code of the city, and what was typed */
  suggest(wanted: { city: string; query: string }): Promise<readonly AddressSuggestion[]>;
}

/** A shop without a provider. */
export const noAddresses: AddressSource = { suggest: () => Promise.resolve([]) };
