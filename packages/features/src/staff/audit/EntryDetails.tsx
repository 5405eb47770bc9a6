import { recordWords, runWords } from '@siren/domain/audit';
import type { OpenedEntry } from '@siren/domain/audit';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatNumber } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Link as TextLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { useResource } from '../../api/index.ts';
import { entryLines, FieldDiff, listLink, meResource, momentText, RecordComing } from '../kit/index.ts';
import * as css from './Audit.css.ts';
import { hindranceWords, recordName, recordPath, whoText } from './auditWords.ts';
import type { EntryState } from './useEntry.ts';

/** All that a change did, and its undo. */
export function EntryDetails({ state }: { state: EntryState }) {
  const { data, error, retry } = state;
  if (!data) return <RecordComing error={error} onRetry={retry} />;
  return (
    <Stack gap={4}>
      <Lines entry={data.entry} />
      <Facts opened={data} />
      <Undo opened={data} state={state} />
    </Stack>
  );
}

const Lines = ({ entry }: Pick<OpenedEntry, 'entry'>) =>
  entryLines(entry).map(({ key, text, change, details = [] }) => (
    <div key={key} className={css.diff}>
      <Stack gap={1}>
        <Text size={12} tone="muted">
          {text}
        </Text>
        {change && (
          <Text numeric>
            <FieldDiff {...change} />
          </Text>
        )}
        {details.map((detail, at) => (
          // Two goods may be told alike.
          <Text key={at} size={14} numeric>
            {detail}
          </Text>
        ))}
      </Stack>
    </div>
  ));

function Facts({ opened: { entry, together } }: { opened: OpenedEntry }) {
  const permissions = useResource(meResource).data?.permissions ?? [];
  const path = recordPath(entry, permissions);
  const name = recordName(entry);
  const others = together - 1;
  return (
    <DefinitionList
      kind="params"
      items={[
        {
          term: recordWords[entry.kind].one,
          value: path === null ? name : <TextLink render={<Link to={path} />}>{name}</TextLink>,
        },
        { term: 'Кто', value: whoText(entry) },
        { term: 'Когда', value: momentText(entry.at, entry.timeZone) },
        { term: 'Как', value: runWords[entry.run] },
        ...(others > 0 && entry.runId !== null
          ? [
              {
                term: 'Вместе с\u00a0этим',
                value: (
                  <TextLink render={<Link to={listLink('audit', { run: entry.runId })} />}>
                    ещё {formatNumber(others)}
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Undo({ opened: { entry, undo }, state }: { opened: OpenedEntry; state: EntryState }) {
  const { hindrance } = undo;
  return (
    <Stack gap={3}>
      {hindrance === null && (
        <>
          <Callout tone="positive" title="Отменить можно">
            С&nbsp;тех пор это не&nbsp;меняли. Отмена станет отдельной записью в&nbsp;истории.
          </Callout>
          <Button loading={state.undoing} onClick={() => void state.undo()}>
            Вернуть как было
          </Button>
        </>
      )}
      {hindrance !== null && hindrance !== 'unsafe' && (
        <Callout role="status">
          {hindrance === 'undone' && entry.undoneAt !== null
            ? `Отменено: ${momentText(entry.undoneAt, entry.timeZone)}.`
            : hindranceWords[hindrance]}
        </Callout>
      )}
      {hindrance === 'unsafe' && (
        <Text size={12} tone="muted">
          {hindranceWords.unsafe}
        </Text>
      )}
      {state.refused !== undefined && (
        <Callout tone="critical" role="alert">
          {errorText(state.refused)}
        </Callout>
      )}
    </Stack>
  );
}
