import type { TableMapping, TableView } from '@siren/domain/imports';
import { ApiError } from '@siren/contract/errors';
import { Callout } from '@siren/ui/callout';
import { Checkbox } from '@siren/ui/checkbox';
import { EmptyState } from '@siren/ui/empty-state';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { useEffect, useRef } from 'react';
import { ScreenFailed } from '../kit/index.ts';
import { TableColumns } from './TableColumns.tsx';
import * as css from './TableStep.css.ts';
import { missingText, stateWords } from './tableWords.ts';
import type { ChosenTable } from './useTable.ts';

/** Where the columns of a table go, with what stands in its first rows. */
export function TableStep({ table: { view, mapping, error, retry, choose } }: { table: ChosenTable }) {
  const step = useRef<HTMLDivElement>(null);
  // It takes the place of what one has just filled in.
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} role="group" aria-label="Столбцы таблицы" tabIndex={-1} className={css.step}>
      {view && mapping ? (
        <Loaded view={view} mapping={mapping} choose={choose} />
      ) : error === undefined ? (
        <Skeleton shape="tile" height="12em" />
      ) : (
        <Unread error={error} retry={retry} />
      )}
    </div>
  );
}

/** Why there is nothing to choose: in the words of what was found in the file, where that is the reason. */
function Unread({ error, retry }: { error: unknown; retry(): void }) {
  const found =
    error instanceof ApiError && error.key === 'import.table_unreadable' ? error.body.details : [];
  return found && found.length > 0 && error instanceof ApiError ? (
    <EmptyState role="alert" title={error.message} text={found.join(' ')} />
  ) : (
    <ScreenFailed error={error} onRetry={retry} />
  );
}

interface LoadedProps {
  view: TableView;
  mapping: TableMapping;
  choose(mapping: TableMapping): void;
}

function Loaded({ view: { state, samples }, mapping, choose }: LoadedProps) {
  const { part, columns } = mapping;
  const missing = missingText(columns);
  const { tone, text } = stateWords[state];
  return (
    <Stack gap={4}>
      <Callout tone={tone}>{text}</Callout>
      <Checkbox
        checked={part}
        description="Чего в&nbsp;ней нет, останется в&nbsp;продаже как было"
        onCheckedChange={(next) => choose({ part: next, columns })}
      >
        В&nbsp;таблице только часть товаров источника
      </Checkbox>
      <div role="status">{missing !== null && <Callout tone="critical">{missing}</Callout>}</div>
      <TableColumns
        columns={columns}
        samples={samples}
        onChange={(next) => choose({ part, columns: next })}
      />
    </Stack>
  );
}
