import { COUPON_DESCRIPTION_MAX, couponTypes, couponTypeWords } from '@siren/domain/coupons';
import { Card } from '@siren/ui/card';
import { DateField } from '@siren/ui/date-field';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import type { CouponForm } from './couponForm.ts';
import type { CouponFormProps } from './CouponFormProps.ts';
import * as css from './Coupons.css.ts';
import { CouponTargets } from './CouponTargets.tsx';

/** How much it takes off, what for, when, and how often. */
export function CouponFields(props: CouponFormProps) {
  return (
    <>
      <Discount {...props} />
      <CouponTargets {...props} />
      <Days {...props} />
    </>
  );
}

interface LineProps extends Pick<CouponFormProps, 'form' | 'readOnly'> {
  field: keyof CouponForm;
  label: string;
  end?: string;
  hint?: string;
}

/** A number of the form. */
const NumberLine = ({ form: { fields, set, problemOf }, field, readOnly, ...rest }: LineProps) => (
  <TextField
    {...rest}
    autoComplete="off"
    inputMode="decimal"
    readOnly={readOnly}
    value={fields[field]}
    error={problemOf(field)}
    onValueChange={(value) => set(field, value)}
  />
);

function Discount({ form, readOnly = false, children }: CouponFormProps) {
  const { fields, set } = form;
  return (
    <Card as="section" aria-label="Скидка">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Скидка
        </Heading>
        {children}
        <RadioGroup
          label="Вид"
          layout="wrap"
          disabled={readOnly}
          value={fields.type}
          onValueChange={(type) => set('type', type)}
        >
          {couponTypes.map((type) => (
            <RadioPill key={type} value={type}>
              {couponTypeWords[type]}
            </RadioPill>
          ))}
        </RadioGroup>
        <div className={css.fields}>
          <NumberLine
            form={form}
            readOnly={readOnly}
            field="value"
            label="Размер"
            end={fields.type === 'percent' ? '%' : '₽'}
          />
          <NumberLine
            form={form}
            readOnly={readOnly}
            field="maxDiscount"
            label="Не&nbsp;больше"
            end="₽"
            hint="на&nbsp;весь заказ"
          />
          <NumberLine form={form} readOnly={readOnly} field="minTotal" label="Заказ от" end="₽" />
        </div>
        <TextField
          label="Описание"
          hint="Видит покупатель в&nbsp;корзине"
          autoComplete="off"
          maxLength={COUPON_DESCRIPTION_MAX}
          readOnly={readOnly}
          value={fields.description}
          onValueChange={(description) => set('description', description)}
        />
      </Stack>
    </Card>
  );
}

function Days({ form, today, readOnly = false, single = false }: CouponFormProps) {
  const { fields, set, problemOf } = form;
  const day = (field: 'from' | 'to', label: string, hint?: string) => (
    <DateField
      label={label}
      today={today}
      hint={hint}
      readOnly={readOnly}
      value={fields[field] || null}
      error={problemOf(field)}
      onValueChange={(value) => set(field, value ?? '')}
    />
  );
  return (
    <Card as="section" aria-label="Срок и&nbsp;число">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Срок и&nbsp;число
        </Heading>
        <div className={css.fields}>
          {day('from', 'Первый день')}
          {day('to', 'Последний день', 'До\u00a023:59:59 по\u00a0часам магазина')}
        </div>
        {!single && (
          <div className={css.fields}>
            <NumberLine
              form={form}
              readOnly={readOnly}
              field="limitTotal"
              label="Всего раз"
              hint="Пусто: сколько угодно"
            />
            <NumberLine
              form={form}
              readOnly={readOnly}
              field="limitPerUser"
              label="Одним покупателем"
              hint="Пусто: сколько угодно"
            />
          </div>
        )}
      </Stack>
    </Card>
  );
}
