import type { AnswerOf } from '@siren/contract/calls';
import { boardReports, narrowedReports, storesOf } from '@siren/domain/photo-reports';
import type { BoardReport } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { ArrowDownIcon, PlusIcon } from '@siren/ui/icons';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ScreenFailed, useRoom } from '../kit/index.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { BoardTasks } from './BoardTasks.tsx';
import * as css from './Board.css.ts';
import { OpenedReport } from './OpenedReport.tsx';
import { planPath } from './resources.ts';
import { periodText } from './reportWords.tsx';
import { focusCell, useBoard } from './useBoard.ts';
import type { Board } from './useBoard.ts';
import { useMay } from './useMay.ts';

type BoardAnswer = AnswerOf<'/api/tools/photo-reports/board'>;

const stores = ['магазин', 'магазина', 'магазинов'] as const;

/** How stores stand with the plans of a month: a grid at a desk, tasks one under another on a phone; reports are judged beside it. */
export function PhotoReportsScreen() {
  const board = useBoard();
  const may = useMay();
  const room = useRoom();
  const { data } = board.answer;
  const { opened } = board;
  const last = useRef(opened);
  useEffect(() => {
    if (!opened && last.current) focusCell(last.current);
    last.current = opened;
  }, [opened]);
  const reports = data ? boardReports(data.plans, data.cells) : [];
  const narrowed = narrowedReports(reports, { ...board.filters, state: null });
  const panel = opened && data && <OpenedReport of={opened} reports={narrowed} board={board} />;
  return (
    <>
      <title>Фотоотчёты | Сирень</title>
      {room === 'phone' && panel ? (
        panel
      ) : (
        <div className={css.screen} data-state={opened ? 'open' : 'closed'}>
          <div className={css.board}>
            <Head board={board} mayPlan={may.plan} />
            <Answer board={board} reports={narrowed} may={may} />
          </div>
          {panel}
        </div>
      )}
    </>
  );
}

function Head({ board, mayPlan }: { board: Board; mayPlan: boolean }) {
  const { data } = board.answer;
  return (
    <div className={css.head}>
      <Heading level={1} size="page">
        Фотоотчёты
      </Heading>
      {data?.period && (
        <Text as="span" tone="muted" numeric>
          {periodText(data.period)}, {formatCount(storesOf(data.plans).length, stores)}
        </Text>
      )}
      <div className={css.actions}>
        {data?.period && data.plans.length > 0 && (
          <Button
            variant="line"
            size="s"
            icon={<ArrowDownIcon size="s" />}
            render={<a href={board.fileOf(data.period)} download />}
          >
            Выгрузить XLSX
          </Button>
        )}
        {mayPlan && (
          <Button variant="line" size="s" icon={<PlusIcon size="s" />} render={<Link to={planPath('new')} />}>
            Новый план
          </Button>
        )}
      </div>
    </div>
  );
}

interface AnswerProps {
  board: Board;
  /** In every state. */
  reports: readonly BoardReport[];
  may: ReturnType<typeof useMay>;
}

function Answer({ board, reports, may }: AnswerProps) {
  const { data, error, retry } = board.answer;
  if (data && data.periods.length > 0) return <Shown data={data} board={board} reports={reports} may={may} />;
  return (
    <div className={css.body}>
      {data && <NoPlans mayPlan={may.plan} />}
      {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={retry} />}
    </div>
  );
}

const NoPlans = ({ mayPlan }: { mayPlan: boolean }) => (
  <EmptyState
    title="Планов ещё нет"
    text={
      mayPlan
        ? 'Скажите магазинам, что снять и\u00a0до\u00a0какого дня: снимки придут сюда.'
        : 'Когда появится задание, оно будет здесь.'
    }
    action={mayPlan && <Button render={<Link to={planPath('new')} />}>Новый план</Button>}
  />
);

function Shown({ data, board, reports, may }: AnswerProps & { data: BoardAnswer }) {
  const isPhone = useRoom() === 'phone';
  const { state } = board.filters;
  const shown = narrowedReports(reports, board.filters);
  const linkOf = board.linkOf(may.review);
  return (
    <>
      <BoardTabs reports={reports} state={state} queryWith={board.queryWith} />
      <BoardFilters data={data} board={board} />
      <div className={css.body}>
        {isPhone || state !== null || shown.length === 0 ? (
          <BoardTasks reports={shown} linkOf={linkOf} />
        ) : (
          <BoardGrid plans={data.plans} reports={shown} linkOf={linkOf} />
        )}
      </div>
    </>
  );
}
