import type { ProductVariant } from '@siren/domain/catalog';
import { formatMoney } from '@siren/ui/format';
import { RadioGroup, RadioPill, RadioSwatch } from '@siren/ui/radio';
import { optionGroups, optionOf } from './optionGroups.ts';
import type { OptionChoice, OptionGroup } from './optionGroups.ts';
import * as css from './VariantPicker.css.ts';

export interface VariantPickerProps {
  variants: readonly ProductVariant[];
  chosen: ProductVariant;
  /** `option` is the name of what was chosen anew. */
  onChoose(variant: ProductVariant, option: string): void;
}

/** Every option as a radio group: colours as swatches, all else as words with a price where that differs. */
export function VariantPicker({ variants, chosen, onChoose }: VariantPickerProps) {
  const groups = optionGroups(variants, chosen).filter(({ choices }) => choices.length > 1);
  if (groups.length === 0) return null;
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <RadioGroup
          key={group.name}
          label={group.name}
          layout="wrap"
          chosen={optionOf(chosen, group.name)}
          value={optionOf(chosen, group.name) ?? null}
          onValueChange={(value) => {
            const choice = group.choices.find((known) => known.value === value);
            if (choice) onChoose(choice.variant, group.name);
          }}
        >
          {group.choices.map((choice) => (
            <Choice key={choice.value} choice={choice} group={group} />
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

const GONE = 'нет в\u00a0наличии';

/** What one should know before choosing it, in words: it is out of stock, or the rest will change with it. */
const warningOf = ({ variant, changes }: OptionChoice): string =>
  [
    changes.length > 0 && `сменится: ${changes.join(', ').toLowerCase()}`,
    variant.stock.status === 'out_of_stock' && GONE,
  ]
    .filter(Boolean)
    .join(', ');

function Choice({ choice, group }: { choice: OptionChoice; group: OptionGroup }) {
  const { value, hex, variant } = choice;
  const gone = variant.stock.status === 'out_of_stock';
  const warning = warningOf(choice);
  if (hex !== null)
    return (
      <RadioSwatch value={value} color={hex} gone={gone} label={warning ? `${value}, ${warning}` : value} />
    );
  const price = group.priced ? formatMoney(variant.price) : undefined;
  return (
    <RadioPill value={value} gone={gone} description={warning || price}>
      {gone ? <s>{value}</s> : value}
    </RadioPill>
  );
}
