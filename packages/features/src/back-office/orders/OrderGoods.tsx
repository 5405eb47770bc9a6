import { shownLine } from '@siren/domain/checkout';
import type { StaffOrder } from '@siren/domain/orders';
import { formatExactMoney } from '@siren/ui/format';
import { roadOf } from '../../staff/orders/index.ts';
import { StatusLine } from '@siren/ui/status-line';
import { LinesTable } from '../LinesTable.tsx';
import * as css from '../panels.css.ts';

/** What was ordered, and how far it has come. */
export function OrderGoods({ shown }: { shown: StaffOrder }) {
  const { lines, services } = shown.order;
  return (
    <>
      <StatusLine label="Ход заказа" steps={roadOf(shown)} />
      <LinesTable label="Состав заказа" what="Товар">
        {lines.map((line) => (
          <tr key={`${line.offer}:${line.price}:${line.finalPrice}`}>
            <th scope="row">
              {line.name}
              <span className={css.options}>{[line.article, line.options].filter(Boolean).join(', ')}</span>
            </th>
            <td className={css.wideCell}>{formatExactMoney(line.finalPrice)}</td>
            <td className={css.numeric}>{line.quantity}</td>
            <td className={css.numeric}>{formatExactMoney(shownLine(line).sum)}</td>
          </tr>
        ))}
        {services.map(({ key, name, quantity, price }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={css.wideCell} />
            <td className={css.numeric}>{quantity}</td>
            <td className={css.numeric}>{price === 0 ? 'бесплатно' : formatExactMoney(price)}</td>
          </tr>
        ))}
      </LinesTable>
    </>
  );
}
