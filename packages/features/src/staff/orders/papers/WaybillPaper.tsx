import { pieceBefore, shownLine } from '@siren/domain/checkout';
import { roublesInWords, subtractRoubles } from '@siren/domain/money';
import type { Order, StaffOrder } from '@siren/domain/orders';
import { DASH, formatExactMoney, formatFullDate, formatNumber, formatWeekday, MINUS } from '@siren/ui/format';
import type { ReactNode } from 'react';
import { totalSteps } from '../totalSteps.ts';
import * as css from './Paper.css.ts';
import { PaperPage } from './PaperPage.tsx';
import { Facts, Rows, Sheet, Signs } from './Sheet.tsx';

const TITLE = 'Накладная';

/** What the buyer signs for the goods. */
export const WaybillPaper = () => <PaperPage title={TITLE} draw={drawn} />;

const drawn = (orders: readonly StaffOrder[]) =>
  orders.map((shown) => <Waybill key={shown.order.id} shown={shown} />);

/** The store that the order is fetched from, or where it is brought. */
const whereTo = ({ store, city, address }: Order['delivery']): string =>
  store ? `${store.name}, ${store.address}` : [city.name, address].filter(Boolean).join(', ');

function Waybill({ shown }: { shown: StaffOrder }) {
  const { order, timeZone } = shown;
  const { delivery, customer, totals } = order;
  return (
    <Sheet
      title={`${TITLE} № ${order.number}`}
      mark={<span>от&nbsp;{formatFullDate(order.placedAt, timeZone)}</span>}
    >
      <Facts
        pairs={[
          ['Магазин', 'Сирень'],
          ['Покупатель', customer.name],
          [delivery.store ? 'Самовывоз' : 'Доставка', whereTo(delivery)],
          ['Когда', delivery.date && formatWeekday(delivery.date, 'UTC')],
        ]}
      />
      <Goods order={order} />
      <Sums shown={shown} />
      <Facts pairs={[['Сумма прописью', roublesInWords(totals.toPay)]]} />
      <Signs words={['Отпустил: подпись, имя', 'Получил: подпись, имя, дата']} />
    </Sheet>
  );
}

const number = { scope: 'col', 'data-kind': 'number' } as const;
const head = (
  <>
    <th {...number}>№</th>
    <th scope="col">Товар или услуга</th>
    <th {...number}>Кол-во</th>
    <th {...number}>Цена</th>
    <th {...number}>Скидка</th>
    <th {...number}>Сумма</th>
  </>
);

interface RowProps {
  at: number;
  name: string;
  /** In small letters under the name. */
  details: string;
  quantity: number;
  price: string;
  off: string;
  sum: number;
}

const Row = ({ at, name, details, quantity, price, off, sum }: RowProps) => (
  <tr>
    <td data-kind="number">{formatNumber(at)}</td>
    <td>
      {name}
      {details && <div className={css.small}>{details}</div>}
    </td>
    <td data-kind="number">{formatNumber(quantity)}</td>
    <td data-kind="number">{price}</td>
    <td data-kind="number">{off}</td>
    <td data-kind="number">{formatExactMoney(sum)}</td>
  </tr>
);

function Goods({ order: { number: of, lines, services } }: { order: Order }) {
  return (
    <Rows label={`Состав заказа № ${of}`} head={head}>
      <tbody>
        {lines.map((line, at) => {
          const { sum, before } = shownLine(line);
          return (
            <Row
              key={`${line.offer}:${line.price}:${line.finalPrice}`}
              at={at + 1}
              name={line.name}
              details={[line.article, line.options].filter(Boolean).join(', ')}
              quantity={line.quantity}
              price={formatExactMoney(pieceBefore(line))}
              off={before === null ? DASH : formatExactMoney(subtractRoubles(before, sum))}
              sum={sum}
            />
          );
        })}
        {services.map(({ key, name, quantity, price }, at) => (
          <Row
            key={key}
            {...{
              at: lines.length + at + 1,
              name,
              details: '',
              quantity,
              price: DASH,
              off: DASH,
              sum: price,
            }}
          />
        ))}
      </tbody>
    </Rows>
  );
}

/** The steps of the sum, and what whoever hands it over has to take. */
function Sums({ shown }: { shown: StaffOrder }) {
  const steps = [
    ...totalSteps(shown),
    { term: 'К\u00a0оплате при получении', amount: shown.order.owed, kind: 'total' as const },
  ];
  return (
    <dl className={css.steps}>
      {steps.map(({ term, amount, kind }) => (
        <Step key={term} term={term} isTotal={kind === 'total'}>
          {kind === 'off' ? MINUS : ''}
          {formatExactMoney(amount)}
        </Step>
      ))}
    </dl>
  );
}

interface StepProps {
  term: string;
  isTotal: boolean;
  children: ReactNode;
}

const Step = ({ term, isTotal, children }: StepProps) => (
  <>
    <dt className={isTotal ? css.total : undefined}>{term}</dt>
    <dd className={isTotal ? `${css.sum} ${css.total}` : css.sum}>{children}</dd>
  </>
);
