import type { KeyboardEvent } from 'react';

/** What the field has to know of the list under it, which comes later than the field. */
export interface ListTie {
  /** Id of the list; undefined while there is none. */
  list: string | undefined;
  /** Id of the suggestion that the keys have come to. */
  active: string | undefined;
  /** What a key in the field means to the list. */
  press(event: KeyboardEvent<HTMLInputElement>): void;
}
