import type { Person } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { LeaveGuard, ScreenFailed, StoresChoice } from '../kit/index.ts';
import { bindableStoresResource } from './resources.ts';
import { useBoundStores } from './useBoundStores.ts';
import type { OpenPerson } from './usePerson.ts';

export interface PersonStoresProps {
  person: Person;
  open: OpenPerson;
  /** Whether whoever looks may change it. */
  may: boolean;
}

/** Which stores somebody works at: news that concern another one are not theirs. */
export function PersonStores({ person, open, may }: PersonStoresProps) {
  const { draft, dirty, saving, error, choose, save } = useBoundStores(person, open);
  const isBound = draft !== null;
  return (
    <Card as="section" aria-label="Магазины">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Магазины
        </Heading>
        <RadioGroup
          label="Где работает"
          layout="wrap"
          disabled={!may || saving}
          value={isBound ? 'some' : 'all'}
          onValueChange={(where) =>
            choose(where === 'all' ? null : (person.stores?.map(({ id }) => id) ?? []))
          }
        >
          <RadioPill value="all">Во всех</RadioPill>
          <RadioPill value="some">В&nbsp;некоторых</RadioPill>
        </RadioGroup>
        {isBound && <Choice chosen={draft} fixed={!may || saving} onChange={choose} />}
        <Text size={14} tone="muted">
          От&nbsp;магазинов зависят новости о&nbsp;заказах, которые там забирают, остатки в&nbsp;бэк-офисе
          и&nbsp;фотоотчёты. Кто планирует фотоотчёты, видит их&nbsp;все.
        </Text>
        {error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        )}
        <LeaveGuard dirty={dirty} lost />
        {dirty && (
          <Inline gap={2}>
            <Button loading={saving} disabled={draft?.length === 0} onClick={save}>
              Сохранить магазины
            </Button>
            <Button variant="line" onClick={() => choose(undefined)}>
              Вернуть
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

interface ChoiceProps {
  chosen: readonly number[];
  fixed: boolean;
  onChange(ids: readonly number[]): void;
}

function Choice({ chosen, fixed, onChange }: ChoiceProps) {
  const { data, error, mutate } = useResource(bindableStoresResource);
  if (!data)
    return error === undefined ? (
      <Skeleton shape="tile" height="8em" />
    ) : (
      <ScreenFailed error={error} onRetry={() => void mutate()} />
    );
  return (
    <StoresChoice
      label="В&nbsp;каких"
      stores={data.stores}
      chosen={chosen}
      fixed={fixed}
      onChange={onChange}
    />
  );
}
