import type { CheckedCart } from '@siren/domain/coupons';
import { couponReasonWords } from '@siren/domain/coupons';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Combobox } from '@siren/ui/combobox';
import { TextField } from '@siren/ui/field';
import { formatExactMoney, MINUS } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { CloseIcon, SearchIcon } from '@siren/ui/icons';
import { IconButton } from '@siren/ui/icon-button';
import { Stack } from '@siren/ui/layout';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { errorText } from '../../notices/index.ts';
import * as css from './Coupons.css.ts';
import { whyText } from './couponWords.ts';
import { useSeesOrders } from './useSeesOrders.ts';
import { useCheck } from './useCheck.ts';
import type { Check } from './useCheck.ts';
import { useFindGoods } from './useFindGoods.ts';

export interface CheckCouponProps {
  id: number;
  /** Changes that are not saved are not tried. */
  dirty: boolean;
}

/** A coupon tried on a cart that somebody puts together, or on the goods of an order. */
export function CheckCoupon({ id, dirty }: CheckCouponProps) {
  const check = useCheck(id);
  const seesOrders = useSeesOrders();
  const { way, setWay, answer, error, checking, run } = check;
  return (
    <Card as="section" aria-label="Проверить на&nbsp;корзине">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Проверить на&nbsp;корзине
        </Heading>
        {seesOrders && (
          <RadioGroup label="Корзина" hideLabel layout="wrap" value={way} onValueChange={setWay}>
            <RadioPill value="goods">Собрать</RadioPill>
            <RadioPill value="order">По&nbsp;заказу</RadioPill>
          </RadioGroup>
        )}
        {way === 'goods' ? <Pieces check={check} /> : <OfOrder check={check} />}
        {dirty && (
          <Text size={14} tone="muted">
            Проверка идёт по&nbsp;сохранённым правилам: сначала сохраните.
          </Text>
        )}
        <div>
          <Button variant="line" loading={checking} disabled={!check.ready} onClick={() => void run()}>
            Проверить
          </Button>
        </div>
        {error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        )}
        {answer && <Answer answer={answer} />}
      </Stack>
    </Card>
  );
}

function Pieces({ check: { pieces, add, setQuantity } }: { check: Check }) {
  const find = useFindGoods();
  return (
    <>
      <Combobox
        label="Добавить товар"
        placeholder="Название, артикул, штрихкод"
        start={<SearchIcon />}
        options={find}
        empty="Ничего не&nbsp;нашлось"
        value={null}
        onValueChange={(option) => option && add(Number(option.value), option.label)}
      />
      {pieces.map(({ offer, name, quantity }) => (
        <div key={offer} className={css.piece}>
          <span className={css.name}>{name}</span>
          <QuantityStepper
            size="s"
            tone="neutral"
            label={`Количество: ${name}`}
            max={999}
            value={quantity}
            onValueChange={(value) => setQuantity(offer, value)}
          />
          <IconButton
            size="s"
            label={`Убрать: ${name}`}
            icon={<CloseIcon />}
            onClick={() => setQuantity(offer, 0)}
          />
        </div>
      ))}
    </>
  );
}

const OfOrder = ({ check: { order, setOrder } }: { check: Check }) => (
  <TextField
    label="Номер заказа"
    autoComplete="off"
    inputMode="numeric"
    maxLength={10}
    value={order}
    onValueChange={setOrder}
  />
);

const offText = (off: number): string =>
  off === 0 ? formatExactMoney(0) : `${MINUS}${formatExactMoney(off)}`;

function Answer({ answer }: { answer: CheckedCart }) {
  const { rows, before, discount, after, reason, missing, unbounded, city } = answer;
  return (
    <div role="status">
      <Stack gap={3}>
        <Text size={14} tone="muted">
          Цены и&nbsp;наличие: {city}
        </Text>
        <div className={css.rows}>
          {rows.map((row) => (
            <div key={row.offer} className={css.row}>
              <Stack gap={0}>
                <Text as="span" weight="medium">
                  {row.quantity > 1 ? `${row.name}, ${row.quantity}\u00a0шт.` : row.name}
                </Text>
                <Text as="span" size={12} tone={row.off > 0 ? 'positive' : 'muted'}>
                  {whyText(row, answer)}
                </Text>
              </Stack>
              <span className={css.sums}>
                <Text as="span" numeric>
                  {formatExactMoney(row.after)}
                </Text>
                <Text as="span" size={12} tone={row.off > 0 ? 'positive' : 'muted'} numeric>
                  {offText(row.off)}
                </Text>
              </span>
            </div>
          ))}
        </div>
        <Total label="Товары" sum={formatExactMoney(before)} />
        <Total label="Скидка" sum={offText(discount)} />
        <Total label="К&nbsp;оплате за&nbsp;товары" sum={formatExactMoney(after)} strong />
        {reason !== null && (
          <Callout tone="caution">
            {couponReasonWords[reason]}
            {missing > 0 && `: не\u00a0хватает ${formatExactMoney(missing)}`}.
          </Callout>
        )}
        {reason === null && unbounded > discount && (
          <Callout tone="info">
            Упёрлись в&nbsp;предел: без него скидка была бы&nbsp;{formatExactMoney(unbounded)}.
          </Callout>
        )}
      </Stack>
    </div>
  );
}

const Total = ({ label, sum, strong = false }: { label: string; sum: string; strong?: boolean }) => (
  <div className={css.total}>
    <Text as="span" {...(strong && { weight: 'strong' as const })}>
      {label}
    </Text>
    <Text as="span" numeric {...(strong && { weight: 'strong' as const })}>
      {sum}
    </Text>
  </div>
);
