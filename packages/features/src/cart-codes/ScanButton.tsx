import { Button } from '@siren/ui/button';
import { useState, useSyncExternalStore } from 'react';
import { useCode } from '../code/index.ts';
import { canScan } from './scanner.ts';

const loadDialog = async () => (await import('./ScanDialog.tsx')).ScanDialog;

const never = () => () => undefined;

/** Opens the camera; not there where the browser reads no codes. */
export function ScanButton({ onCode }: { onCode(code: string): void }) {
  const possible = useSyncExternalStore(never, canScan, () => false);
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [open, setOpen] = useState(false);
  if (!possible) return null;
  const scan = async () => {
    if (await fetchDialog()) setOpen(true);
  };
  return (
    <>
      <Button variant="line" onClick={() => void scan()}>
        Сканировать
      </Button>
      {Dialog && open && <Dialog onCode={onCode} onClose={() => setOpen(false)} />}
    </>
  );
}
