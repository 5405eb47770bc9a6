import type { Titled } from '@siren/domain/search';
import type { ReactNode } from 'react';

/** What a row of the palette does: leads within the app, leads out of it, or acts in place. */
export type Deed = { to: string } | { href: string } | { act: () => void };

/** A row of the palette. */
export interface Entry extends Titled {
  /** The same for as long as it is the same thing. */
  key: string;
  icon: ReactNode;
  /** Smaller words about it. @default none */
  note?: string;
  deed: Deed;
}

/** Rows of one kind, under their heading. */
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
  /** More of them are on their way. */
  waits: boolean;
}
