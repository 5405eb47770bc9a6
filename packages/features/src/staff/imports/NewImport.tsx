import { Button } from '@siren/ui/button';
import { UploadIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../kit/index.ts';
import { NewImportDialog } from './NewImportDialog.tsx';

/** Leads to the import of a file. @param begins whether the address itself does: then it is left with the dialog */
export function NewImport({ begins }: { begins: boolean }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(begins);
  function close(): void {
    setOpen(false);
    if (begins) void navigate(screenPath('imports'), { replace: true });
  }
  return (
    <>
      <Button size="s" icon={<UploadIcon />} onClick={() => setOpen(true)}>
        Загрузить файл
      </Button>
      {open && <NewImportDialog onClose={close} />}
    </>
  );
}
