import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { SourcesDialog } from './SourcesDialog.tsx';

/** Leads to the sources that are fetched by their address. */
export function SourcesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onClick={() => setOpen(true)}>
        Источники
      </Button>
      {open && <SourcesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
