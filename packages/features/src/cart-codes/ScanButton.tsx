import { Button } from '@siren/ui/button';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { canScan } from './scanner.ts';

const Dialog = lazy(async () => ({ default: (await import('./ScanDialog.tsx')).ScanDialog }));

const never = () => () => undefined;

/** Opens the camera; not there where the browser reads no codes. */
export function ScanButton({ onCode }: { onCode(code: string): void }) {
  const possible = useSyncExternalStore(never, canScan, () => false);
  const [open, setOpen] = useState(false);
  if (!possible) return null;
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Сканировать
      </Button>
      {open && (
        <Suspense>
          <Dialog onCode={onCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
