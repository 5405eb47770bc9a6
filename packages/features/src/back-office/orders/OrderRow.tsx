import type { AnswerOf } from '@siren/contract/calls';
import { Badge } from '@siren/ui/badge';
import { formatMoney } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { NavLink } from 'react-router-dom';
import { standingOf } from '../../staff/orders/index.ts';
import * as css from '../panels.css.ts';

type Row = AnswerOf<'/api/backoffice/orders/list'>['rows'][number];

export interface OrderRowProps {
  row: Row;
  isCurrent: boolean;
  /** Query of the list, which stays beside the order. */
  search: string;
}

/** What is ordered, in one line: «Стул «Тис», 4 шт.», «Диван «Лада» и ещё 2». */
const goodsText = ({ first, pieces, more }: Row['goods']): string =>
  more > 0 ? `${first} и\u00a0ещё\u00a0${more}` : pieces > 1 ? `${first}, ${pieces}\u00a0шт.` : first;

/** An order of the list: what it is, what it comes to, and what is to be done next. */
export function OrderRow({ row, isCurrent, search }: OrderRowProps) {
  const { id, number, toPay, customer, goods, overdue, responsible } = row;
  const { word, tone } = standingOf(row);
  return (
    <li>
      <NavLink
        to={{ pathname: `/orders/${id}`, search }}
        className={css.row}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={css.number}>№&nbsp;{number}</span>
        <span className={css.sum}>{formatMoney(toPay)}</span>
        <span className={css.about}>
          {customer}. {goodsText(goods)}
          {responsible && (
            <Text as="span" size={12} tone="muted">
              {' '}
              Ведёт {responsible.name}
            </Text>
          )}
        </span>
        <span className={css.marks}>
          {overdue && <Badge tone="critical">Просрочен</Badge>}
          <Badge tone={tone}>{word}</Badge>
        </span>
      </NavLink>
    </li>
  );
}
