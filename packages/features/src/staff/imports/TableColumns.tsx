import { TABLE_UNIT_MAX, tableTargets, tableTargetWords } from '@siren/domain/imports';
import type { TableColumn, TableTarget } from '@siren/domain/imports';
import { TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import * as css from './TableStep.css.ts';
import { columnNames, columnProblem } from './tableWords.ts';

const options = tableTargets.map((value) => ({ value, label: tableTargetWords[value] }));

const shown = (samples: readonly string[] = []): string =>
  samples.filter((sample) => sample !== '').join(' · ') || 'В\u00a0первых строках пусто';

export interface TableColumnsProps {
  columns: readonly TableColumn[];
  /** What stands in the first rows of each. */
  samples: readonly string[][];
  onChange(columns: TableColumn[]): void;
}

/** Each column by its heading, with what stands in it and where that goes. */
export function TableColumns({ columns, samples, onChange }: TableColumnsProps) {
  const names = columnNames(columns);
  const change = (at: number, next: Partial<TableColumn>): void =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...next } : column)));
  return (
    <div className={css.columns}>
      {columns.map(({ to, unit }, at) => (
        <div key={names[at]} className={css.column}>
          <Select
            label={names[at] ?? ''}
            hint={shown(samples[at])}
            error={columnProblem(columns, at)}
            options={options}
            value={to}
            onValueChange={(next) => change(at, { to: next as TableTarget })}
          />
          {to === 'param' && (
            <TextField
              label="Единица"
              aria-label={`Единица: ${names[at]}`}
              hint="Можно без&nbsp;неё"
              autoComplete="off"
              maxLength={TABLE_UNIT_MAX}
              value={unit}
              onValueChange={(next) => change(at, { unit: next })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
