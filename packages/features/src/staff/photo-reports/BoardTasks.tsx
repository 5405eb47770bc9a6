import type { BoardReport } from '@siren/domain/photo-reports';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { ChevronRightIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import * as css from './Board.css.ts';
import { dueText, photosText, stateWords } from './reportWords.tsx';
import type { LinkOf } from './useBoard.ts';

export interface BoardTasksProps {
  reports: readonly BoardReport[];
  linkOf: LinkOf;
}

/** Reports one under another: what a store has to do, or what waits for a reviewer. */
export function BoardTasks({ reports, linkOf }: BoardTasksProps) {
  if (reports.length === 0)
    return (
      <EmptyState
        title="Таких отчётов нет"
        text="Выберите другой вид, месяц или магазин: всё остальное там."
      />
    );
  return (
    <Card padding="none">
      <ul className={css.tasks} aria-label="Отчёты">
        {reports.map(({ cell, state, plan, store }) => (
          <li key={`${plan.id} ${store.id}`}>
            <Link className={css.task} {...linkOf(cell)}>
              <span className={css.taskWords}>
                <span className={css.taskName}>{plan.task}</span>
                <Text as="span" size={14} tone="muted">
                  {store.name}, {store.address}
                </Text>
                <Text as="span" size={12} tone="muted" numeric>
                  {dueText(cell)}, {photosText(cell.photos, plan)}
                </Text>
              </span>
              <Badge shape="pill" tone={stateWords[state].tone}>
                {stateWords[state].one}
              </Badge>
              <ChevronRightIcon size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
