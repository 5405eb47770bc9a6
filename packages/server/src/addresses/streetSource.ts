import { suggestAddresses } from '@siren/domain/addresses';
import type { Street } from '@siren/domain/addresses';
import type { AddressSource } from './AddressSource.ts';

/** A source that knows these streets, by the code of their city. */
export function streetSource(streets: Readonly<Record<string, readonly Street[]>>): AddressSource {
  return {
    suggest: ({ city, query }) =>
      Promise.resolve(Object.hasOwn(streets, city) ? suggestAddresses(streets[city] ?? [], query) : []),
  };
}
