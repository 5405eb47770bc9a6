import { pickingPlaces, pickingRows } from '@siren/domain/orders';
import type { Order, PickedGood, PickingRow, StaffOrder } from '@siren/domain/orders';
import { formatCount, formatNumber, formatWeekday } from '@siren/ui/format';
import type { ReactNode } from 'react';
import * as css from './Paper.css.ts';
import { PaperPage } from './PaperPage.tsx';
import { Facts, Rows, Sheet, Signs } from './Sheet.tsx';

const TITLE = 'Лист сборки';

/** What goods are fetched by: of one order, or of several, which are first told together. */
export const PickingPaper = () => <PaperPage title={TITLE} draw={drawn} />;

const drawn = (orders: readonly StaffOrder[]) => (
  <>
    {orders.length > 1 && <TogetherSheet orders={orders} />}
    {orders.map((shown) => (
      <OrderSheet key={shown.order.id} shown={shown} />
    ))}
  </>
);

const placeName = ({ store }: Pick<PickingRow, 'store'>) => store?.name ?? 'Не\u00a0отложено';
const piecesOf = (rows: readonly { quantity: number }[]) =>
  formatCount(
    rows.reduce((sum, { quantity }) => sum + quantity, 0),
    ['штука', 'штуки', 'штук'],
  );

/** Store or city: the street is on the paper of whoever brings it. */
function wayOf({ store, city }: Order['delivery']): string {
  return store ? `Самовывоз: ${store.name}` : `Доставка: ${city.name}`;
}

function GoodRow({ good, last }: { good: Omit<PickingRow, 'store'>; last: ReactNode }) {
  return (
    <tr>
      <td>
        <span className={css.tick} />
      </td>
      <td>{good.article}</td>
      <td>
        {good.name}
        {good.options && <div className={css.small}>{good.options}</div>}
      </td>
      <td>{last}</td>
      <td data-kind="number">{formatNumber(good.quantity)}</td>
    </tr>
  );
}

const headOf = (last: string) => (
  <>
    <th scope="col">Взято</th>
    <th scope="col">Артикул</th>
    <th scope="col">Товар</th>
    <th scope="col">{last}</th>
    <th scope="col" data-kind="number">
      Шт.
    </th>
  </>
);

function OrderSheet({ shown }: { shown: StaffOrder }) {
  const { order, note } = shown;
  const { delivery, customer } = order;
  const rows = pickingRows(shown);
  return (
    <Sheet title={`${TITLE} № ${order.number}`} mark={<span>{piecesOf(rows)}</span>}>
      <Facts
        pairs={[
          ['Получение', wayOf(delivery)],
          ['Когда', delivery.date && formatWeekday(delivery.date, 'UTC')],
          ['Заметка', note],
          ['Комментарий', customer.comment],
        ]}
      />
      <Rows label={`Товары заказа № ${order.number}`} head={headOf('Откуда')}>
        <tbody>
          {rows.map((row) => (
            <GoodRow key={`${row.offer} ${row.store?.id}`} good={row} last={placeName(row)} />
          ))}
        </tbody>
      </Rows>
      <Signs words={['Собрал', 'Проверил']} />
    </Sheet>
  );
}

/** «№ 104516: 2, № 104518: 1»: for whom how many. */
const forOrders = ({ orders }: PickedGood): string =>
  orders.map(({ number, quantity }) => `№\u00a0${number}: ${formatNumber(quantity)}`).join(', ');

function TogetherSheet({ orders }: { orders: readonly StaffOrder[] }) {
  const places = pickingPlaces(orders);
  const title = `${TITLE}: ${formatCount(orders.length, ['заказ', 'заказа', 'заказов'])}`;
  return (
    <Sheet title={title} mark={<span>{piecesOf(places.flatMap(({ goods }) => goods))}</span>}>
      {places.map((place) => (
        <section key={place.store?.id ?? 0} aria-label={placeName(place)}>
          <h2 className={css.place}>{placeName(place)}</h2>
          <Rows label={`Товары: ${placeName(place)}`} head={headOf('Заказы')}>
            <tbody>
              {place.goods.map((good) => (
                <GoodRow key={good.offer} good={good} last={forOrders(good)} />
              ))}
            </tbody>
          </Rows>
        </section>
      ))}
    </Sheet>
  );
}
