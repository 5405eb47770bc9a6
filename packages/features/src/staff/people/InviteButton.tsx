import { Button } from '@siren/ui/button';
import { PlusIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { InviteDialog } from './InviteDialog.tsx';

/** Leads to those who are invited, and to one more. */
export function InviteButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="line" icon={<PlusIcon />} onClick={() => setOpen(true)}>
        Пригласить
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
