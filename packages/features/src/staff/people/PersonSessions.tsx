import type { Person } from '@siren/domain/people';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import * as css from './People.css.ts';
import type { OpenPerson } from './usePerson.ts';

interface PersonSessionsProps {
  person: Person;
  /** Whether they may be ended. */
  may: boolean;
  open: OpenPerson;
}

/** In how many browsers somebody is signed in, and the end of all of that. */
export function PersonSessions({ person: { sessions }, may, open }: PersonSessionsProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" aria-label="Где вошёл">
      <div className={css.cardHead}>
        <Heading level={2} size="panel">
          Где вошёл
        </Heading>
        {sessions > 0 && may && (
          <Button size="s" variant="line" onClick={() => setAsking(true)}>
            Завершить все
          </Button>
        )}
      </div>
      <Text size={14} tone="muted">
        {sessions === 0
          ? 'Сейчас нигде.'
          : `Сейчас в\u00a0${formatCount(sessions, ['браузере', 'браузерах', 'браузерах'])}.`}
      </Text>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Завершить все сеансы?"
        description="Сотруднику придётся войти заново везде."
        confirmLabel="Завершить все"
        describeError={errorText}
        onConfirm={async () => {
          await open.endSessions();
          tell.done('Сеансы завершены');
        }}
      />
    </Card>
  );
}
