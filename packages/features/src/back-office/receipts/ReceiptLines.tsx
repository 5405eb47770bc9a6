import { multiplyRoubles } from '@siren/domain/money';
import { formatExactMoney } from '@siren/ui/format';
import { LinesTable } from '../LinesTable.tsx';
import * as css from '../panels.css.ts';
import type { Receipt } from './answers.ts';
import { meansWords, vatWords } from './receiptWords.ts';

const subjects = { commodity: 'товар', service: 'услуга' } as const;

/** What stands on the receipt, and what it comes to. */
export function ReceiptLines({ receipt: { lines, payments, total } }: { receipt: Receipt }) {
  return (
    <>
      <LinesTable label="Строки чека" what="Строка чека">
        {lines.map(({ row, title, price, quantity, tax, paymentSubject }) => (
          <tr key={`${row}:${price}`}>
            <th scope="row">
              {title}
              <span className={css.options}>
                {subjects[paymentSubject]}, полный расчёт, {vatWords[tax]}
              </span>
            </th>
            <td className={css.wideCell}>{formatExactMoney(price)}</td>
            <td className={css.numeric}>{quantity}</td>
            <td className={css.numeric}>{formatExactMoney(multiplyRoubles(price, quantity))}</td>
          </tr>
        ))}
      </LinesTable>
      <div className={css.totals}>
        {payments.map(({ means, sum }) => (
          <p key={means} className={css.sumRow}>
            <span>{meansWords[means]}</span>
            <span>{formatExactMoney(sum)}</span>
          </p>
        ))}
        <p className={`${css.sumRow} ${css.strong}`}>
          <span>Итог</span>
          <span>{formatExactMoney(total)}</span>
        </p>
      </div>
    </>
  );
}
