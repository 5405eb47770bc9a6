import { can } from '@siren/domain/account';
import {
  catalogRules,
  causeWords,
  errorWords,
  openStates,
  severityWords,
} from '@siren/domain/catalog-errors';
import type { CatalogError, ErrorPerson } from '@siren/domain/catalog-errors';
import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Link as TextLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import {
  catalogErrorHistory,
  meResource,
  momentText,
  RecordComing,
  RecordHistory,
  screenPath,
} from '../kit/index.ts';
import * as css from './CatalogErrors.css.ts';
import { ErrorActions } from './ErrorActions.tsx';
import { ErrorFacts } from './ErrorFacts.tsx';
import { severityTones, stateTones } from './errorWords.ts';
import { Mend } from './Mend.tsx';
import { useError } from './useError.ts';

export interface ErrorDetailsProps {
  id: number;
  /** Who may look after it. */
  people: readonly ErrorPerson[];
}

/** An error with what is wrong, where it was found, and what can be done about it. */
export function ErrorDetails({ id, people }: ErrorDetailsProps) {
  const state = useError(id);
  const { data, error, retry } = state;
  const permissions = useResource(meResource).data?.permissions ?? [];
  if (!data) return <RecordComing error={error} onRetry={retry} />;
  const mayMend = can(permissions, 'catalog.edit');
  const isOpen = openStates.some((open) => open === data.state);
  return (
    <Stack gap={4}>
      <Head error={data} linked={mayMend} />
      <ErrorFacts error={data} />
      <Told error={data} />
      {isOpen && mayMend && <Mend error={data} onMended={state.check} />}
      <ErrorActions error={data} state={state} people={people} />
      <RecordHistory timeZone={data.timeZone} lines={historyOf(data)} />
    </Stack>
  );
}

/** What was done, down to the check that has found it. */
const historyOf = ({ changes, firstSeen, foundBy }: CatalogError) => [
  ...catalogErrorHistory(changes),
  ...[{ key: 'found', at: firstSeen, by: null, text: `Найдена ${causeWords[foundBy]}`, change: null }],
];

function Head({ error, linked }: { error: CatalogError; linked: boolean }) {
  const { rule, record, state, reason } = error;
  const { severity, title } = catalogRules[rule];
  const name = record.name || 'Без названия';
  const small = [record.article && `артикул ${record.article}`, record.section].filter(Boolean).join(', ');
  return (
    <Stack gap={1}>
      <Inline gap={1}>
        <Badge tone={severityTones[severity]}>{severityWords[severity].one}</Badge>
        <Badge tone={stateTones[state]}>{errorWords[state]}</Badge>
      </Inline>
      <Heading level={3} size="panel">
        {title}
      </Heading>
      {linked && record.kind === 'good' ? (
        <TextLink render={<Link to={`${screenPath('goods')}/${record.id}`} />}>{name}</TextLink>
      ) : (
        <Text>{name}</Text>
      )}
      {small && (
        <Text size={14} tone="muted">
          {small}
        </Text>
      )}
      {state === 'ignored' && <Text size={14}>Причина: {reason}</Text>}
    </Stack>
  );
}

/** What the last import said of the variant, with the line of its file. */
function Told({ error: { told, timeZone } }: { error: CatalogError }) {
  if (!told) return null;
  return (
    <div className={css.told}>
      <Text size={14}>{told.message}</Text>
      <Text size={12} tone="muted" numeric>
        {told.file}
        {told.line !== null && `, строка\u00a0${told.line}`}, {momentText(told.at, timeZone)}
      </Text>
    </div>
  );
}
