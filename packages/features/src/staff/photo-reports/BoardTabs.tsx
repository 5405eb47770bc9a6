import { boardStates } from '@siren/domain/photo-reports';
import type { BoardReport, BoardState } from '@siren/domain/photo-reports';
import { formatNumber } from '@siren/ui/format';
import { TabLinks } from '@siren/ui/tabs';
import { Link } from 'react-router-dom';
import * as css from './Board.css.ts';
import { stateWords } from './reportWords.tsx';

export interface BoardTabsProps {
  reports: readonly BoardReport[];
  /** null for all. */
  state: BoardState | null;
  queryWith(change: Record<string, string | null>): string;
}

/** Reports by what is to be done about them. */
export function BoardTabs({ reports, state, queryWith }: BoardTabsProps) {
  const link = (one: BoardState | null, label: string, count: number) => ({
    label,
    current: one === state,
    render: <Link to={queryWith({ state: one })} />,
    count: formatNumber(count),
  });
  return (
    <div className={css.tabs}>
      <TabLinks
        label="Фотоотчёты: виды"
        links={[
          link(null, 'Все', reports.length),
          ...boardStates.map((one) =>
            link(one, stateWords[one].queue, reports.filter((report) => report.state === one).length),
          ),
        ]}
      />
    </div>
  );
}
