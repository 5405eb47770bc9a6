import { ApiError, staffErrorTable } from '@siren/contract/errors';
import { rightsProblem } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../../notices/index.ts';
import { RightsFields } from './RightsFields.tsx';
import { wantedBy } from './rightsDraft.ts';
import type { RightsDraft } from './rightsDraft.ts';
import type { OpenInvitations } from './useInvitations.ts';

const NOTHING: RightsDraft = { role: null, permissions: [] };

/** The buyer whom the refusal says to have the contact; null where it says something else. */
const buyerOf = (refused: unknown): number | null =>
  refused instanceof ApiError && refused.is('invitation.has_account')
    ? (refused.body.data as { account: number }).account
    : null;

/** What is to be known before a buyer is invited. */
const OfBuyer = () => (
  <Callout tone="caution" role="alert" title="С&nbsp;этими контактами уже есть покупатель.">
    Он получит выбранные права, когда примет приглашение в&nbsp;своём личном кабинете. Заказы, бонусы
    и&nbsp;корзина останутся его.
  </Callout>
);

/** Whom to invite, and to what. */
export function InviteForm({ open: { own, roles, mails, invite } }: { open: OpenInvitations }) {
  const [email, setEmail] = useState('');
  const [draft, setDraft] = useState(NOTHING);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const buyer = buyerOf(error);
  const problem = rightsProblem(own, [], [...draft.permissions]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending || problem) return;
    setSending(true);
    try {
      await invite({ email, rights: wantedBy(draft), ...(buyer !== null && { account: buyer }) });
    } catch (refused) {
      setError(refused);
      setSending(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <TextField
          label="Почта"
          hint="Она станет логином. Покупателя можно пригласить и&nbsp;по&nbsp;телефону"
          inputMode="email"
          autoComplete="off"
          value={email}
          onValueChange={(typed) => {
            setError(null);
            setEmail(typed);
          }}
        />
        <RightsFields draft={draft} roles={roles} own={own} onChange={setDraft} />
        {problem && <Callout tone="caution">{staffErrorTable[`person.${problem}`].text}</Callout>}
        {buyer !== null && <OfBuyer />}
        {error !== null && buyer === null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        )}
        <div>
          <Button type="submit" loading={sending} disabled={email.trim() === '' || problem !== null}>
            {buyer !== null ? 'Пригласить покупателя' : mails ? 'Отправить приглашение' : 'Создать ссылку'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
