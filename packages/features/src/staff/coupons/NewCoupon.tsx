import { COUPON_CODE_MAX, SERIES_NAME_MAX, SERIES_PREFIX_MAX } from '@siren/domain/coupons';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Skeleton } from '@siren/ui/skeleton';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import { NewRecordEnd, ScreenFailed, screenPath } from '../kit/index.ts';
import { CouponFields } from './CouponFields.tsx';
import * as css from './Coupons.css.ts';
import { choicesResource } from './resources.ts';
import { useNewCoupon } from './useNewCoupon.ts';
import type { CodeForm } from './useNewCoupon.ts';

/** A coupon, or a series of codes, that is to be made. */
export const NewCoupon = () => (
  <div className={css.page}>
    <title>Новый промокод | Сирень</title>
    <Breadcrumbs
      items={[
        { label: 'Промокоды', render: <Link to={screenPath('coupons')} /> },
        { label: 'Новый промокод' },
      ]}
    />
    <Heading level={1} size="page">
      Новый промокод
    </Heading>
    <ConfirmProvider>
      <Coming />
    </ConfirmProvider>
  </div>
);

function Coming() {
  const { data, error, mutate } = useResource(choicesResource);
  if (data) return <Form today={data.today} />;
  if (error === undefined) return <Skeleton shape="tile" height="24em" />;
  return <ScreenFailed error={error} onRetry={() => void mutate()} />;
}

function Form({ today }: { today: string }) {
  const form = useNewCoupon();
  const { fields, set, saving } = form;
  const isOne = fields.kind === 'one';
  return (
    <>
      <CouponFields form={form} goods={form.goods} today={today} readOnly={saving} single={!isOne}>
        <RadioGroup
          label="Что создать"
          layout="wrap"
          disabled={saving}
          value={fields.kind}
          onValueChange={(kind) => set('kind', kind)}
        >
          <RadioPill value="one">Один промокод</RadioPill>
          <RadioPill value="series">Серия кодов</RadioPill>
        </RadioGroup>
        <Codes form={form} />
      </CouponFields>
      <NewRecordEnd
        form={form}
        action={isOne ? 'Создать промокод' : 'Создать серию'}
        nameOf={({ code }) => code}
      />
    </>
  );
}

function Codes({ form: { fields, set, saving, problemOf } }: { form: ReturnType<typeof useNewCoupon> }) {
  const line = (field: keyof CodeForm, label: string, hint?: string, max = 5) => (
    <TextField
      label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={max}
      readOnly={saving}
      hint={hint}
      value={fields[field]}
      error={problemOf(field)}
      onValueChange={(value) => set(field, value)}
    />
  );
  if (fields.kind === 'one')
    return line('code', 'Код', 'Потом не\u00a0меняется: его уже знают', COUPON_CODE_MAX);
  return (
    <>
      {line('name', 'Название серии', 'Видят сотрудники', SERIES_NAME_MAX)}
      <div className={css.fields}>
        {line('prefix', 'Начало кода', 'Например, ВЕСНА-', SERIES_PREFIX_MAX)}
        {line('length', 'Знаков после него')}
        {line('count', 'Сколько кодов', 'Каждый на\u00a0один заказ')}
      </div>
    </>
  );
}
