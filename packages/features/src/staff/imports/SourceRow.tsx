import { isAtWork } from '@siren/domain/imports';
import type { ImportSource } from '@siren/domain/imports';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { momentText, screenPath } from '../kit/index.ts';
import { markOf } from './importWords.ts';
import * as css from './Sources.css.ts';
import { placeText, scheduleText } from './sourceWords.ts';
import { useLoadSource } from './useLoadSource.ts';

/** A source: where its file is, when it is fetched, and how that went last. */
export function SourceRow({ source, onEdit }: { source: ImportSource; onEdit(): void }) {
  const { id, name, address, region, last } = source;
  const { load, busy } = useLoadSource(id);
  return (
    <div role="listitem" className={css.row}>
      <Stack gap={1}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" size={14}>
          {placeText(address)}
        </Text>
        <Text as="span" size={12} tone="muted">
          {region.name}. {scheduleText(source)}
        </Text>
        {last && <Last last={last} timeZone={source.timeZone} />}
      </Stack>
      <Inline gap={2}>
        <Button
          size="s"
          variant="line"
          loading={busy}
          disabled={last !== null && isAtWork(last)}
          aria-label={`Загрузить сейчас: ${name}`}
          onClick={load}
        >
          Загрузить сейчас
        </Button>
        <Button size="s" variant="line" aria-label={`Изменить: ${name}`} onClick={onEdit}>
          Изменить
        </Button>
      </Inline>
    </div>
  );
}

function Last({ last, timeZone }: { last: NonNullable<ImportSource['last']>; timeZone: string }) {
  const { word, tone } = markOf(last);
  return (
    <Inline as="span" gap={2}>
      <Badge tone={tone}>{word}</Badge>
      <Text as="span" size={12}>
        <Link render={<RouterLink to={`${screenPath('imports')}/${last.id}`} />}>
          {momentText(last.startedAt, timeZone)}
        </Link>
      </Text>
    </Inline>
  );
}
