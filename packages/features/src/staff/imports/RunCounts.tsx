import type { ImportCounts, ImportRun } from '@siren/domain/imports';
import { formatNumber } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import * as css from './Imports.css.ts';

const told: readonly [keyof ImportCounts, string][] = [
  ['read', 'Прочитано'],
  ['created', 'Создано'],
  ['updated', 'Изменено'],
  ['skipped', 'Без\u00a0изменений'],
  ['failed', 'Не\u00a0взято'],
  ['withdrawn', 'Снято с\u00a0продажи'],
];

/** What would become of them, where nothing was changed. */
const tried: Readonly<Partial<Record<keyof ImportCounts, string>>> = {
  created: 'Новых',
  updated: 'Изменится',
  withdrawn: 'Снимется с\u00a0продажи',
};

/** Offers by what became of them. */
export const RunCounts = ({ run: { counts, dryRun } }: { run: Pick<ImportRun, 'counts' | 'dryRun'> }) => (
  <dl className={css.counts} aria-label="Предложения">
    {told.map(([key, word]) => (
      <div key={key} className={css.count} data-state={key === 'failed' && counts[key] > 0 ? 'bad' : 'plain'}>
        <Text as="dt" size={12} tone="muted">
          {(dryRun && tried[key]) || word}
        </Text>
        <dd className={css.figure}>{formatNumber(counts[key])}</dd>
      </div>
    ))}
  </dl>
);
