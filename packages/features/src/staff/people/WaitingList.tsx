import { mayChange } from '@siren/domain/people';
import type { Invitation } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { ScreenFailed, useTell } from '../kit/index.ts';
import { invitationText, isGone, letterText } from './invitationWords.ts';
import * as css from './People.css.ts';
import type { OpenInvitations } from './useInvitations.ts';

/** Those who are invited and have not come yet; nothing where there are none. */
export function WaitingList({ open }: { open: OpenInvitations }) {
  const { invitations = [], error, retry } = open;
  if (error !== undefined) return <ScreenFailed error={error} onRetry={retry} />;
  if (invitations.length === 0) return null;
  return (
    <section aria-label="Ждут ответа">
      <Stack gap={2}>
        <Heading level={3} size="panel">
          Ждут ответа
        </Heading>
        <div>
          {invitations.map((one) => (
            <Waiting key={one.id} invitation={one} open={open} />
          ))}
        </div>
      </Stack>
    </section>
  );
}

function Waiting({ invitation, open }: { invitation: Invitation; open: OpenInvitations }) {
  const { id, email, permissions } = invitation;
  const again = open.mails ? 'Отправить ещё раз' : 'Новая ссылка';
  const tell = useTell();
  const [busy, setBusy] = useState<'again' | 'withdraw' | null>(null);
  async function run(what: 'again' | 'withdraw'): Promise<void> {
    if (busy !== null) return;
    setBusy(what);
    try {
      await open[what](id);
    } catch (error) {
      tell.failed(error);
      open.retry();
    } finally {
      setBusy(null);
    }
  }
  return (
    <div className={css.row}>
      <Stack gap={0}>
        <Text as="span" weight="strong">
          {email}
        </Text>
        <Text as="span" size={12} tone="muted">
          {invitationText(invitation)}
        </Text>
        {invitation.letter && (
          <Text as="span" size={12} tone={isGone(invitation.letter) ? 'muted' : 'caution'}>
            {letterText(invitation.letter, invitation.timeZone)}
          </Text>
        )}
      </Stack>
      {mayChange(open.own, permissions) && (
        <Inline gap={2}>
          <Button
            size="s"
            variant="line"
            aria-label={`${again}: ${email}`}
            loading={busy === 'again'}
            onClick={() => void run('again')}
          >
            {again}
          </Button>
          <Button
            size="s"
            variant="line"
            aria-label={`Отозвать: ${email}`}
            loading={busy === 'withdraw'}
            onClick={() => void run('withdraw')}
          >
            Отозвать
          </Button>
        </Inline>
      )}
    </div>
  );
}
