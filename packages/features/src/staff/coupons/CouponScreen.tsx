import { couponStateWords } from '@siren/domain/coupons';
import type { StaffCoupon } from '@siren/domain/coupons';
import { fieldWords } from '@siren/domain/audit';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Inline } from '@siren/ui/layout';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import {
  couponHistory,
  FieldConflict,
  LeaveGuard,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
} from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { CheckCoupon } from './CheckCoupon.tsx';
import { CouponFields } from './CouponFields.tsx';
import type { CouponForm } from './couponForm.ts';
import { CouponUses } from './CouponUses.tsx';
import { fieldText, stateTones } from './couponWords.ts';
import { NewCoupon } from './NewCoupon.tsx';
import { choicesResource, couponRule, couponsResource } from './resources.ts';
import { useCoupon, useCouponForm } from './useCoupon.ts';
import type { OpenCoupon, OpenForm } from './useCoupon.ts';

const near = { rule: couponRule, pageOf: couponsResource };

/** A coupon with its rules, a check and its uses; or one that is to be made. */
export function CouponScreen() {
  if (useParams()['id'] === 'new') return <NewCoupon />;
  return (
    <RecordPage kind="Промокод" list={{ label: 'Промокоды', path: screenPath('coupons') }} near={near}>
      {(id) => <Opened key={id} id={id} />}
    </RecordPage>
  );
}

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useCoupon(id);
  return data ? <Loaded open={open(data)} /> : <RecordComing error={error} onRetry={retry} />;
}

function Actions({ open, form }: { open: OpenCoupon; form: OpenForm }) {
  const { active } = open.coupon.fields;
  return (
    <Inline gap={2}>
      {form.dirty && (
        <>
          <Text as="span" size={14} tone="muted" numeric>
            {formatCount(form.changed, [
              'поле не\u00a0сохранено',
              'поля не\u00a0сохранены',
              'полей не\u00a0сохранено',
            ])}
          </Text>
          <Button variant="line" onClick={form.undo}>
            Отменить
          </Button>
        </>
      )}
      <Button variant="line" loading={open.switching} onClick={() => void open.switchTo(!active)}>
        {active ? 'Выключить' : 'Включить'}
      </Button>
      <Button
        loading={form.saving}
        disabled={!form.dirty || form.conflicts.length > 0}
        onClick={() => void form.save()}
      >
        Сохранить
      </Button>
    </Inline>
  );
}

const labels: Readonly<Partial<Record<keyof CouponForm, string>>> = {
  value: 'amount',
  from: 'since',
  to: 'until',
};
const labelOf = (field: keyof CouponForm): string => fieldWords[labels[field] ?? field] ?? field;

function Notes({ coupon, form }: { coupon: StaffCoupon; form: OpenForm }) {
  const choices = useResource(choicesResource).data;
  return (
    <>
      {coupon.fed && (
        <Callout tone="info">
          Этот промокод приходит из&nbsp;файла. Здесь его только выключают и&nbsp;включают: файл
          не&nbsp;включит его снова.
        </Callout>
      )}
      {coupon.series && (
        <Callout tone="info">
          Код из&nbsp;серии «{coupon.series.name}»: скидка, товары и&nbsp;срок меняются сразу у&nbsp;всех её
          кодов, их {formatNumber(coupon.series.codes)}. Выключают и&nbsp;включают только этот.
        </Callout>
      )}
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={labelOf(field)}
          mine={fieldText(field, form.fields[field], choices, form.goods.nameOf) || '—'}
          theirs={fieldText(field, form.stored[field], choices, form.goods.nameOf) || '—'}
          onChoose={(whose) => form.choose(field, whose)}
        />
      ))}
      {form.error !== null && form.conflicts.length === 0 && (
        <Text role="alert" tone="critical">
          {errorText(form.error)}
        </Text>
      )}
    </>
  );
}

function Loaded({ open }: { open: OpenCoupon }) {
  const { coupon } = open;
  const form = useCouponForm(open);
  useShortcut('save', () => void form.save());
  return (
    <>
      <RecordHead
        title={coupon.code}
        marks={
          <Badge shape="pill" tone={stateTones[coupon.state]}>
            {couponStateWords[coupon.state]}
          </Badge>
        }
        actions={<Actions open={open} form={form} />}
      />
      <Notes coupon={coupon} form={form} />
      <RecordColumns
        main={
          <>
            <CouponFields
              form={form}
              goods={form.goods}
              today={coupon.today}
              readOnly={coupon.fed}
              single={coupon.series !== null}
            />
            <RecordHistory lines={couponHistory(coupon.changes)} timeZone={coupon.timeZone} />
          </>
        }
        aside={
          <>
            <CheckCoupon id={coupon.id} dirty={form.dirty} />
            <CouponUses coupon={coupon} />
          </>
        }
      />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
