import type { ReferenceField } from '@siren/domain/references';
import type { FocusEvent, KeyboardEvent } from 'react';

export interface FieldEditorProps {
  field: ReferenceField;
  label: string;
  /** @default it is seen */
  hideLabel?: boolean;
  /** @default what the field is written like */
  hint?: string;
  error: string | undefined;
  /** As it is typed. */
  value: string;
  onValueChange(text: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  onBlur?(event: FocusEvent): void;
}
