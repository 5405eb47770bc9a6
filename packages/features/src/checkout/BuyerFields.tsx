import type { BuyerField } from '@siren/domain/checkout';
import type { PayType } from '@siren/domain/regions';
import { TextArea, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { PhoneField } from '@siren/ui/phone-field';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import * as css from './BuyerFields.css.ts';
import { buyerText } from './buyerTexts.ts';
import { fieldId } from './fieldId.ts';
import type { BuyerForm } from './useBuyer.ts';

export interface BuyerFieldsProps {
  form: BuyerForm;
  payTypes: readonly PayType[];
  /** Whether the order is brought somewhere. */
  withAddress: boolean;
  /** Name of the city that it is brought to. */
  city: string;
}

/** Who buys, where it goes and how it is paid: at most six fields, in one column. */
export function BuyerFields({ form, payTypes, withAddress, city }: BuyerFieldsProps) {
  const { data, change } = form;
  const errorOf = (field: BuyerField) => {
    const problem = form.problems.find((other) => other.field === field);
    return problem ? buyerText(problem) : undefined;
  };
  const about = (field: BuyerField) => ({
    id: fieldId(field),
    error: errorOf(field),
    onBlur: () => form.leave(field),
  });
  const payError = errorOf('payType');
  return (
    <div className={css.form}>
      <Heading level={2} size="panel">
        Получатель
      </Heading>
      <TextField
        {...about('name')}
        label="ФИО"
        autoComplete="name"
        value={data.name}
        onValueChange={(name) => change({ name })}
      />
      <PhoneField
        {...about('phone')}
        hint="Позвоним, чтобы подтвердить заказ и&nbsp;договориться о&nbsp;времени"
        value={data.phone[0]?.phone ?? ''}
        onValueChange={(phone) => change({ phone: [{ phone, protected: false }] })}
      />
      <TextField
        {...about('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        hint="Для связи, если не&nbsp;дозвонимся"
        value={data.email}
        onValueChange={(email) => change({ email })}
      />
      {withAddress && (
        <TextField
          {...about('address')}
          label="Адрес доставки"
          autoComplete="street-address"
          hint={`${city}: улица, дом, подъезд, этаж, квартира`}
          value={data.address}
          onValueChange={(address) => change({ address })}
        />
      )}
      <TextArea
        {...about('comment')}
        label="Комментарий"
        optional
        rows={2}
        value={data.comment}
        onValueChange={(comment) => change({ comment })}
      />
      <Stack gap={2}>
        <RadioGroup
          id={fieldId('payType')}
          label="Способ оплаты"
          aria-invalid={payError ? true : undefined}
          value={data.payType === null ? null : String(data.payType)}
          onValueChange={(id) => change({ payType: Number(id) })}
        >
          {payTypes.map(({ id, name, description }) => (
            <Radio key={id} value={String(id)} description={description}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
        {payError && (
          <Text size={14} tone="critical">
            {payError}
          </Text>
        )}
      </Stack>
    </div>
  );
}
