import { DEFAULT_BUYER_NAME } from '@siren/domain/checkout';
import type { BuyerField } from '@siren/domain/checkout';
import type { City, PayType } from '@siren/domain/regions';
import { Checkbox } from '@siren/ui/checkbox';
import { TextArea, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { AddressField } from '../../addresses/index.ts';
import * as css from './BuyerFields.css.ts';
import { buyerText, emailHint } from './buyerTexts.ts';
import { ErrorsHeard } from './ErrorsHeard.tsx';
import { fieldId } from './fieldId.ts';
import { GuestNote } from './GuestNote.tsx';
import { PhoneList } from './PhoneList.tsx';
import type { BuyerForm } from './useBuyer.ts';

export interface BuyerFieldsProps {
  form: BuyerForm;
  payTypes: readonly PayType[];
  /** Whether the shop reaches anybody by e-mail or text message. */
  sendsReceipts: boolean;
  /** Where it is brought; null where it is fetched from a store. */
  city: City | null;
  /** Name of who is signed in; null for a guest. */
  user: string | null;
  /** The phone of the account in its mask; null where there is none. */
  ownPhone: string | null;
  /** That phone stays: staff order for the client whose it is. */
  locked: boolean;
}

/** Who buys, where it is brought and how it is paid: six fields in one column. */
export function BuyerFields(props: BuyerFieldsProps) {
  const { form, payTypes, sendsReceipts, city, user, ownPhone, locked } = props;
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
  return (
    <div className={css.form}>
      <div className={css.head}>
        <Heading level={2} size="panel">
          Получатель
        </Heading>
        {!locked && <GuestNote user={user} />}
      </div>
      <ErrorsHeard problems={form.problems} attempts={form.attempts} />
      <div className={css.name}>
        {!data.unknown && (
          <TextField
            {...about('name')}
            label="ФИО"
            autoComplete="name"
            value={data.name}
            onValueChange={(name) => change({ name })}
          />
        )}
        {!locked && (
          <Checkbox
            checked={data.unknown}
            onCheckedChange={(unknown) => change({ unknown })}
            description={data.unknown ? `Заказ будет на\u00a0имя «${DEFAULT_BUYER_NAME}»` : undefined}
          >
            Не&nbsp;называть имя
          </Checkbox>
        )}
      </div>
      <PhoneList
        phones={data.phone}
        own={ownPhone}
        locked={locked}
        error={errorOf('phone')}
        onChange={(phone) => change({ phone })}
        onLeave={() => form.leave('phone')}
      />
      <TextField
        {...about('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        hint={emailHint(data.email, sendsReceipts)}
        value={data.email}
        onValueChange={(email) => change({ email })}
      />
      {city && (
        <AddressField
          {...about('address')}
          label="Адрес доставки"
          hint={`${city.name}: улица, дом, подъезд, этаж, квартира`}
          city={city.code}
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
      <RadioGroup
        id={fieldId('payType')}
        label="Способ оплаты"
        error={errorOf('payType')}
        value={data.payType === null ? null : String(data.payType)}
        onValueChange={(id) => change({ payType: Number(id) })}
      >
        {payTypes.map(({ id, name, description }) => (
          <Radio key={id} value={String(id)} description={description}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
