import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { InviteForm } from './InviteForm.tsx';
import { useInvitations } from './useInvitations.ts';
import type { Made } from './useInvitations.ts';
import { WaitingList } from './WaitingList.tsx';

/** Invites somebody to the staff by a letter or a link, and tells who is invited and has not come yet. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const open = useInvitations();
  const { made } = open;
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(next) => !next && onClose()}
      title="Пригласить сотрудника"
      description="Имя и&nbsp;пароль человек задаст сам, когда откроет ссылку."
    >
      <Stack gap={5}>
        {made ? <MadeNote made={made} onMore={open.more} /> : <InviteForm open={open} />}
        <WaitingList open={open} />
      </Stack>
    </Dialog>
  );
}

/** What has become of the invitation, for as long as it is not closed: with the link where nobody sends it. */
const MadeNote = ({ made, onMore }: { made: Made; onMore: () => void }) => (
  <Stack gap={3}>
    {made.address === null ? (
      <SentNote made={made} />
    ) : (
      <LinkNote email={made.email} address={made.address} />
    )}
    <div>
      <Button variant="line" onClick={onMore}>
        Пригласить ещё
      </Button>
    </div>
  </Stack>
);

const SentNote = ({ made: { email, failed } }: { made: Made }) =>
  failed ? (
    <Callout tone="caution" role="alert" title={`Письмо на ${email} не ушло.`}>
      Приглашение сделано. Отправьте письмо ещё раз ниже.
    </Callout>
  ) : (
    <Callout tone="positive" role="status" title={`Письмо на ${email} ушло.`}>
      В&nbsp;нём ссылка, по&nbsp;которой принимают приглашение.
    </Callout>
  );

const LinkNote = ({ email, address }: { email: string; address: string }) => (
  <>
    <Callout tone="positive" role="status" title={`Ссылка для ${email} готова.`}>
      Скопируйте и&nbsp;передайте её сами: второй раз она не&nbsp;покажется.
    </Callout>
    <TextField label="Ссылка" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
  </>
);
