import type { AnswerOf } from '@siren/contract/calls';
import { regionsOf, reviewersOf, storesOf } from '@siren/domain/photo-reports';
import { Select } from '@siren/ui/select';
import * as css from './Board.css.ts';
import { periodText } from './reportWords.tsx';
import type { Board } from './useBoard.ts';

export interface BoardFiltersProps {
  data: AnswerOf<'/api/tools/photo-reports/board'>;
  board: Board;
}

interface ChoiceProps {
  label: string;
  /** Said where it narrows nothing. */
  all: string;
  of: readonly { id: number; name: string }[];
  /** null for all. */
  value: number | null;
  onChange(value: string | null): void;
}

const Choice = ({ label, all, of, value, onChange }: ChoiceProps) => (
  <Select
    label={label}
    options={[{ value: '', label: all }, ...of.map(({ id, name }) => ({ value: String(id), label: name }))]}
    value={value === null ? '' : String(value)}
    onValueChange={(next) => onChange(next || null)}
  />
);

/** Which month, which region, which store, and whose reports: all of it in the address. */
export function BoardFilters({ data, board }: BoardFiltersProps) {
  const { period, periods, plans, cells } = data;
  const { filters, choose } = board;
  const months = period === null || periods.includes(period) ? periods : [period, ...periods];
  const narrowed = { store: null, region: null, reviewer: null, report: null };
  return (
    <div className={css.filters}>
      <Select
        label="Месяц"
        options={months.map((one) => ({ value: one, label: periodText(one) }))}
        value={period ?? ''}
        onValueChange={(next) => choose({ ...narrowed, period: next })}
      />
      <Choice
        label="Регион"
        all="Все регионы"
        of={regionsOf(plans)}
        value={filters.region}
        onChange={(region) => choose({ region, store: null })}
      />
      <Choice
        label="Магазин"
        all="Все магазины"
        of={storesOf(plans).filter(({ region }) => filters.region === null || region.id === filters.region)}
        value={filters.store}
        onChange={(store) => choose({ store })}
      />
      <Choice
        label="Проверяет"
        all="Кто угодно"
        of={reviewersOf(cells)}
        value={filters.reviewer}
        onChange={(reviewer) => choose({ reviewer })}
      />
    </div>
  );
}
