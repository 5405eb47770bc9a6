import type { BuyerPhone } from '@siren/domain/account';
import { PHONES_MAX, phoneAtFault } from '@siren/domain/checkout';
import { Checkbox } from '@siren/ui/checkbox';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { PhoneField } from '@siren/ui/phone-field';
import { Text } from '@siren/ui/text';
import * as css from './BuyerFields.css.ts';
import { fieldId } from './fieldId.ts';

export interface PhoneListProps {
  /** A protected one stands first, in its mask; then at least one that is typed. */
  phones: readonly BuyerPhone[];
  /** The account's phone in its mask; null where there is none. */
  own: string | null;
  /** The protected phone stays: staff order for the client whose it is. */
  locked: boolean;
  /** What is wrong with the first of those typed that is to be mended. */
  error: string | undefined;
  onChange(phones: BuyerPhone[]): void;
  onLeave(): void;
}

const WHY = 'Позвоним, чтобы подтвердить заказ и\u00a0договориться о\u00a0времени';
const MORE = 'Если по первому не\u00a0дозвонимся';

/** The account's phone, which nobody sees whole and nobody edits, and those that are typed. */
export function PhoneList({ phones, own, locked, error, onChange, onLeave }: PhoneListProps) {
  const used = phones.filter((entry) => entry.protected);
  const typed = phones.filter((entry) => !entry.protected);
  const type = (index: number, phone: string) =>
    onChange([...used, ...typed.map((entry, at) => (at === index ? { ...entry, phone } : entry))]);
  const drop = (index: number) => {
    onChange([...used, ...typed.filter((_, at) => at !== index)]);
    document.getElementById(fieldId('phone', index - 1))?.focus();
  };
  const useOwn = (wanted: boolean) => {
    if (own !== null) onChange([...(wanted ? [{ phone: own, protected: true }] : []), ...typed]);
  };
  const last = typed.at(-1);
  const room = phones.length < PHONES_MAX && last !== undefined && last.phone !== '';
  return (
    <Stack gap={3}>
      {own !== null && locked && (
        <Text>
          Телефон клиента: <span className={css.whole}>{own}</span>
        </Text>
      )}
      {own !== null && !locked && (
        <Checkbox
          checked={used.length > 0}
          description="Номер из вашей учётной записи: целиком его видит только магазин"
          onCheckedChange={useOwn}
        >
          Звонить по&nbsp;номеру <span className={css.whole}>{own}</span>
        </Checkbox>
      )}
      {typed.map((entry, index) => (
        <PhoneField
          // Lines have no identity but their place.
          key={index}
          id={fieldId('phone', index)}
          label={index === 0 ? 'Телефон' : 'Ещё один телефон'}
          optional={index > 0 || used.length > 0}
          hint={index > 0 || used.length > 0 ? MORE : WHY}
          error={index === phoneAtFault(typed) ? error : undefined}
          autoComplete={index === 0 ? 'tel' : 'off'}
          value={entry.phone}
          onValueChange={(phone) => type(index, phone)}
          onBlur={onLeave}
          end={
            index > 0 && (
              <IconButton
                size="s"
                label="Убрать этот телефон"
                icon={<CloseIcon />}
                onClick={() => drop(index)}
              />
            )
          }
        />
      ))}
      {room && (
        <Link
          dashed
          render={
            <button type="button" onClick={() => onChange([...phones, { phone: '', protected: false }])} />
          }
        >
          Добавить телефон
        </Link>
      )}
    </Stack>
  );
}
