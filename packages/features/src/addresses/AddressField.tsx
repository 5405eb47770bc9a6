import type { AddressSuggestion } from '@siren/domain/addresses';
import { Combobox } from '@siren/ui/combobox';
import type { ComboboxOption, ComboboxProps } from '@siren/ui/combobox';
import { useRef } from 'react';
import { useApi } from '../api/index.ts';

export interface AddressFieldProps extends Pick<
  ComboboxProps,
  'id' | 'label' | 'hint' | 'error' | 'maxLength' | 'onBlur'
> {
  /** Code of the city that the address is in. */
  city: string;
  /** The address as it stands in the field. */
  value: string;
  onValueChange(address: string): void;
}

const optionOf = ({ text }: AddressSuggestion): ComboboxOption => ({ value: text, label: text });

/**
 * An address in words of one's own; what it may go on to is offered meanwhile. Where the shop knows no streets of the
 * city, or its answer does not come, it is a plain text field.
 */
export function AddressField({ city, value, onValueChange, ...field }: AddressFieldProps) {
  const api = useApi();
  const known = useRef<readonly AddressSuggestion[]>([]);
  const suggest = async (query: string) => {
    if (query.trim() === '') return [];
    const { suggestions } = await api.call('/api/address/suggest', { city, query });
    known.current = suggestions;
    return suggestions.map(optionOf);
  };
  const choose = (option: ComboboxOption | null) => {
    const chosen = known.current.find(({ text }) => text === option?.value);
    // A street waits for its house.
    onValueChange(chosen && !chosen.whole ? `${chosen.text}, ` : (option?.label ?? ''));
  };
  return (
    <Combobox
      {...field}
      look="text"
      free
      autoComplete="street-address"
      options={suggest}
      value={value === '' ? null : { value, label: value }}
      onValueChange={choose}
      onQueryChange={onValueChange}
    />
  );
}
