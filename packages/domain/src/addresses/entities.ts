import type { StreetKind } from './streetKinds.ts';

/** A street of a city, as a provider of suggestions knows it. */
export interface Street {
  kind: StreetKind;
  /** Without its kind: «Малышева», «8 Марта». */
  name: string;
  /** «71», «42а», «35/2», in the order to show. */
  houses: readonly string[];
}

/** What an address may go on to. */
export interface AddressSuggestion {
  /** «ул. Малышева, 71», or the street alone. */
  text: string;
  /** Whether it has its house already. */
  whole: boolean;
}
