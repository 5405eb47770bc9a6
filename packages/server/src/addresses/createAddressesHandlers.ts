import { ADDRESSES_MAX } from '@siren/domain/addresses';
import type { Handlers } from '../http/index.ts';
import type { AddressSource } from './AddressSource.ts';

/** Suggestions of addresses. A source that fails is told to whoever runs the shop; the buyer types on without. */
export function createAddressesHandlers(source: AddressSource): Pick<Handlers, '/api/address/suggest'> {
  return {
    async '/api/address/suggest'({ log }, wanted) {
      try {
        const suggestions = await source.suggest(wanted);
        return { suggestions: suggestions.slice(0, ADDRESSES_MAX) };
      } catch (error) {
        log.error(error, 'No suggestions of addresses');
        return { suggestions: [] };
      }
    },
  };
}
