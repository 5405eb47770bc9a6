import type { AnswerOf } from '@siren/contract/calls';
import { Select } from '@siren/ui/select';
import * as css from './Board.css.ts';
import { periodText } from './reportWords.tsx';
import { storesOf } from './useBoard.ts';

export interface BoardFiltersProps {
  data: AnswerOf<'/api/tools/photo-reports/board'>;
  /** null for all. */
  store: number | null;
  onChoose(change: Record<string, string | null>): void;
}

/** Which month, and which store: a store looks at its own tasks. */
export function BoardFilters({ data, store, onChoose }: BoardFiltersProps) {
  const { period, periods, plans } = data;
  const months = period === null || periods.includes(period) ? periods : [period, ...periods];
  return (
    <div className={css.filters}>
      <Select
        label="Месяц"
        options={months.map((one) => ({ value: one, label: periodText(one) }))}
        value={period ?? ''}
        onValueChange={(next) => onChoose({ period: next, store: null })}
      />
      <Select
        label="Магазин"
        options={[
          { value: '', label: 'Все магазины' },
          ...storesOf(plans).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={store === null ? '' : String(store)}
        onValueChange={(next) => onChoose({ store: next || null })}
      />
    </div>
  );
}
