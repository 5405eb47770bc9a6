import { Checkbox } from '@siren/ui/checkbox';
import { Text } from '@siren/ui/text';
import * as css from './StoresChoice.css.ts';

export interface StoresChoiceProps {
  label: string;
  stores: readonly { id: number; name: string; address: string }[];
  /** Ids. */
  chosen: readonly number[];
  /** All of them can be chosen at once. @default false */
  all?: boolean;
  /** Shown and not changed. @default false */
  fixed?: boolean;
  error?: string | undefined;
  /** @param ids in their order: a store that is ticked and ticked off again is no change */
  onChange(ids: number[]): void;
}

/** Stores to be ticked. */
export function StoresChoice({
  label,
  stores,
  chosen,
  all = false,
  fixed = false,
  error,
  onChange,
}: StoresChoiceProps) {
  const ids = stores.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.includes(id));
  const choose = (next: readonly number[]) => onChange(next.toSorted((one, other) => one - other));
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>
        <Text as="span" size={14} tone="muted">
          {label}
        </Text>
      </legend>
      {all && (
        <div className={css.all}>
          <Checkbox
            checked={isAll}
            mixed={!isAll && chosen.length > 0}
            disabled={fixed}
            onCheckedChange={(on) => choose(on ? ids : [])}
          >
            Все магазины
          </Checkbox>
        </div>
      )}
      {stores.map(({ id, name, address }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={fixed}
          description={address}
          onCheckedChange={(on) => choose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
      {error !== undefined && (
        <Text role="alert" size={14} tone="critical">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
