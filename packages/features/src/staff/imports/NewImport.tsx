import { Button } from '@siren/ui/button';
import { UploadIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { NewImportDialog } from './NewImportDialog.tsx';

/** Leads to the import of a file. */
export function NewImport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={<UploadIcon />} onClick={() => setOpen(true)}>
        Загрузить файл
      </Button>
      {open && <NewImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
