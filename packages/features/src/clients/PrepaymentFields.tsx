import type { PayType } from '@siren/domain/regions';
import { TextField } from '@siren/ui/field';
import { formatExactMoney } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useId } from 'react';
import * as css from './AdditionalFields.css.ts';
import { prepaymentId } from './prepaymentId.ts';

export interface PrepaymentFieldsProps {
  payTypes: readonly PayType[];
  /** Amounts as typed, by pay type id. */
  typed: Record<string, string>;
  /** Of what can be read, roubles. */
  total: number;
  errors: Record<string, string>;
  onPrepayment(payType: string, text: string): void;
}

/** What the client pays in advance, by pay type. */
export function PrepaymentFields({ payTypes, typed, total, errors, onPrepayment }: PrepaymentFieldsProps) {
  const heading = useId();
  return (
    <div className={css.group} role="group" aria-labelledby={heading}>
      <Text id={heading} weight="strong" tone="strong">
        Предоплата
      </Text>
      <div className={css.pairs}>
        {payTypes.map(({ id, name }) => (
          <TextField
            key={id}
            id={prepaymentId(String(id))}
            label={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            end="₽"
            value={typed[id] ?? ''}
            error={errors[id]}
            onValueChange={(text) => onPrepayment(String(id), text)}
          />
        ))}
      </div>
      <div role="status">
        {total > 0 && (
          <Text size={14} tone="muted" numeric>
            Вместе {formatExactMoney(total)}
          </Text>
        )}
      </div>
    </div>
  );
}
