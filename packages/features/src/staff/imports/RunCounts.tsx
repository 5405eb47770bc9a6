import type { ImportCounts } from '@siren/domain/imports';
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

/** Offers by what became of them. */
export const RunCounts = ({ counts }: { counts: ImportCounts }) => (
  <dl className={css.counts} aria-label="Предложения">
    {told.map(([key, word]) => (
      <div key={key} className={css.count} data-state={key === 'failed' && counts[key] > 0 ? 'bad' : 'plain'}>
        <Text as="dt" size={12} tone="muted">
          {word}
        </Text>
        <dd className={css.figure}>{formatNumber(counts[key])}</dd>
      </div>
    ))}
  </dl>
);
