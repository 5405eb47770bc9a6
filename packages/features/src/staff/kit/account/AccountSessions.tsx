import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../useTell.ts';

export interface AccountSessionsProps {
  /** In how many browsers it is signed in. */
  sessions: number;
  /** Whether they may be ended. */
  may: boolean;
  /** What follows for whose account it is. */
  description: string;
  /** Each of them. @default how many there are is told alone */
  children?: ReactNode;
  /** Ends them. Rejects with the refusal. */
  onEnd(): Promise<unknown>;
}

/** In how many browsers an account is signed in, and the end of all of that. */
export function AccountSessions({ sessions, may, description, children, onEnd }: AccountSessionsProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" aria-label="Где вошёл">
      <Inline gap={2} justify="between">
        <Heading level={2} size="panel">
          Где вошёл
        </Heading>
        {sessions > 0 && may && (
          <Button size="s" variant="line" onClick={() => setAsking(true)}>
            Завершить все
          </Button>
        )}
      </Inline>
      <Text size={14} tone="muted">
        {sessions === 0
          ? 'Сейчас нигде.'
          : `Сейчас в\u00a0${formatCount(sessions, ['браузере', 'браузерах', 'браузерах'])}.`}
      </Text>
      {sessions > 0 && children}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Завершить все сеансы?"
        description={description}
        confirmLabel="Завершить все"
        describeError={errorText}
        onConfirm={async () => {
          await onEnd();
          tell.done('Сеансы завершены');
        }}
      />
    </Card>
  );
}
