export interface ComboboxOption {
  /** Tells options apart; goes with the form under `name`. */
  value: string;
  /** What one reads, and what is searched. */
  label: string;
  /** A quieter line under the label. */
  description?: string;
  /** Heading that it stands under; options of one group stand together. */
  group?: string;
  /** Shown, and never chosen. @default false */
  disabled?: boolean;
}

/** All the options, or what finds them: it is given what was typed and a signal that says when nobody waits any more. */
export type ComboboxOptions =
  | readonly ComboboxOption[]
  | ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>);
