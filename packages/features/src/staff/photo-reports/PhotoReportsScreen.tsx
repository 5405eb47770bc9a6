import type { AnswerOf } from '@siren/contract/calls';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { PlusIcon } from '@siren/ui/icons';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { ScreenFailed, useRoom } from '../kit/index.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { BoardTasks } from './BoardTasks.tsx';
import * as css from './Board.css.ts';
import { planPath } from './resources.ts';
import { periodText } from './reportWords.tsx';
import { reportsOf, storesOf, useBoard } from './useBoard.ts';
import { useMay } from './useMay.ts';

type Board = AnswerOf<'/api/tools/photo-reports/board'>;

const stores = ['магазин', 'магазина', 'магазинов'] as const;

/** How stores stand with the plans of a month: a grid at a desk, tasks one under another on a phone. */
export function PhotoReportsScreen() {
  const board = useBoard();
  const { data, error, retry } = board.answer;
  const may = useMay();
  return (
    <>
      <title>Фотоотчёты | Сирень</title>
      <div className={css.head}>
        <Heading level={1} size="page">
          Фотоотчёты
        </Heading>
        {data?.period && (
          <Text as="span" tone="muted" numeric>
            {periodText(data.period)}, {formatCount(storesOf(data.plans).length, stores)}
          </Text>
        )}
        {may.plan && (
          <div className={css.actions}>
            <Button
              variant="line"
              size="s"
              icon={<PlusIcon size="s" />}
              render={<Link to={planPath('new')} />}
            >
              Новый план
            </Button>
          </div>
        )}
      </div>
      {data ? (
        <Shown data={data} board={board} mayPlan={may.plan} />
      ) : (
        <div className={css.body}>
          {error === undefined ? (
            <Skeleton shape="tile" height="24em" />
          ) : (
            <ScreenFailed error={error} onRetry={retry} />
          )}
        </div>
      )}
    </>
  );
}

interface ShownProps {
  data: Board;
  board: ReturnType<typeof useBoard>;
  mayPlan: boolean;
}

function Shown({ data, board, mayPlan }: ShownProps) {
  const isPhone = useRoom() === 'phone';
  const { state, store } = board.chosen;
  const ofStore = reportsOf(data.plans, data.cells).filter((one) => store === null || one.store.id === store);
  const shown = ofStore.filter((one) => state === null || one.state === state);
  if (data.periods.length === 0)
    return (
      <div className={css.body}>
        <EmptyState
          title="Планов ещё нет"
          text={
            mayPlan
              ? 'Скажите магазинам, что снять и\u00a0до\u00a0какого дня: снимки придут сюда.'
              : 'Когда появится задание, оно будет здесь.'
          }
          action={mayPlan && <Button render={<Link to={planPath('new')} />}>Новый план</Button>}
        />
      </div>
    );
  return (
    <>
      <BoardTabs reports={ofStore} state={state} queryWith={board.queryWith} />
      <BoardFilters data={data} store={store} onChoose={board.choose} />
      <div className={css.body}>
        {isPhone || state !== null ? (
          <BoardTasks reports={shown} />
        ) : (
          <BoardGrid plans={data.plans} reports={shown} />
        )}
      </div>
    </>
  );
}
