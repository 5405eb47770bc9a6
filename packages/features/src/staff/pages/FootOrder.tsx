import { footMoveOf } from '@siren/domain/pages';
import type { StaffPageRow } from '@siren/domain/pages';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import { useRef } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useTell } from '../kit/index.ts';
import { footOf, inFoot } from './footOf.ts';
import * as css from './Pages.css.ts';
import { daysText } from './pageWords.ts';
import { pagesResource } from './resources.ts';

/** A move shows at once; one that is refused is taken back. Each begins where the one before it ended. */
function useFoot(rows: readonly StaffPageRow[]) {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useResource(pagesResource);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return async (order: readonly number[]): Promise<void> => {
    const move = footMoveOf(footOf(rows), order);
    if (move === null) return;
    const answer = queue.current.then(() => api.call('/api/admin/pages/move-in-foot', move));
    queue.current = answer.catch(() => undefined);
    try {
      await mutate(answer, {
        optimisticData: { pages: inFoot(rows, order) },
        rollbackOnError: true,
        revalidate: false,
      });
    } catch (refused) {
      tell.failed(refused);
      void mutate();
    }
  };
}

/** The pages that the foot of the shop leads to, to be put in order; shoppers see each move at once. */
export function FootOrder({ rows }: { rows: readonly StaffPageRow[] }) {
  const order = useFoot(rows);
  const shown = footOf(rows).flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-label="Внизу сайта">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Внизу сайта
        </Heading>
        <Text size={14} tone="muted">
          Колонка «Покупателю». За&nbsp;страницами в&nbsp;ней «Корзина» и&nbsp;«Личный кабинет». Порядок
          меняется на&nbsp;сайте сразу.
        </Text>
        <SortableList
          label="Страницы внизу сайта"
          value={shown}
          itemKey={({ id }) => String(id)}
          itemName={({ title }) => title}
          onValueChange={(next) => void order(next.map(({ id }) => id))}
        >
          {(row) => (
            <span className={css.name}>
              {row.title}
              <Text as="span" size={12} tone="muted">
                {[daysText(row), !row.footer && 'в\u00a0черновике без ссылки'].filter(Boolean).join(', ')}
              </Text>
            </span>
          )}
        </SortableList>
      </Stack>
    </Card>
  );
}
