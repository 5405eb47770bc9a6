import { staffErrorTable } from '@siren/contract/errors';
import type { Person, Role } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useHoldTab, useTell } from '../kit/index.ts';
import { rightsCount } from './personWords.ts';
import { draftOf, draftProblem, isChanged, wantedBy } from './rightsDraft.ts';
import type { RightsDraft } from './rightsDraft.ts';
import { RightsFields } from './RightsFields.tsx';
import type { OpenPerson } from './usePerson.ts';

export interface PersonRightsProps {
  person: Person;
  roles: readonly Role[];
  /** What whoever looks may do. */
  own: readonly string[];
  open: OpenPerson;
}

/** A draft that is saved; null while nothing is changed. */
function useRights({ person, open }: PersonRightsProps) {
  const tell = useTell();
  const [changed, setChanged] = useState<RightsDraft | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const draft = changed ?? draftOf(person);
  const dirty = isChanged(person, draft);
  useHoldTab(dirty);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    setError(null);
    try {
      await open.save(wantedBy(draft));
      setChanged(null);
      tell.done('Права сохранены');
    } catch (refused) {
      setError(refused);
    } finally {
      setSaving(false);
    }
  }
  const choose = (next: RightsDraft | null) => {
    setError(null);
    setChanged(next);
  };
  return { draft, dirty, saving, error, choose, save: () => void save() };
}

/** What somebody may do: by a role, or by permissions of their own. */
export function PersonRights(props: PersonRightsProps) {
  const { person, roles, own } = props;
  const { draft, dirty, saving, error, choose, save } = useRights(props);
  const problem = draftProblem(own, person, draft);
  return (
    <Card as="section" aria-label="Права">
      <Stack gap={4}>
        <Inline gap={2} justify="between">
          <Heading level={2} size="panel">
            Права
          </Heading>
          <Text as="span" size={14} tone="muted">
            {rightsCount(draft.permissions)}
          </Text>
        </Inline>
        <RightsFields
          draft={draft}
          roles={roles}
          own={own}
          fixed={problem === 'stronger'}
          onChange={choose}
        />
        {problem && <Callout tone="caution">{staffErrorTable[`person.${problem}`].text}</Callout>}
        {error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        )}
        {dirty && (
          <Inline gap={2}>
            <Button loading={saving} disabled={problem !== null} onClick={save}>
              Сохранить права
            </Button>
            <Button variant="line" onClick={() => choose(null)}>
              Вернуть
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
