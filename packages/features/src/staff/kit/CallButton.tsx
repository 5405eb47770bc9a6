import { Button } from '@siren/ui/button';
import { PhoneIcon } from '@siren/ui/icons';
import { useTell } from './useTell.ts';

export interface CallButtonProps {
  phone: string;
  /** Writes the call down. Rejects with the refusal. */
  onCall(): Promise<unknown>;
}

/** Calls by a press. It calls all the same where the call cannot be written down, and says so. */
export function CallButton({ phone, onCall }: CallButtonProps) {
  const tell = useTell();
  async function note(): Promise<void> {
    try {
      await onCall();
    } catch (error) {
      tell.failed(error, 'Звонок не\u00a0записан в\u00a0историю.');
    }
  }
  return (
    <Button
      variant="line"
      icon={<PhoneIcon />}
      onClick={() => void note()}
      render={<a href={`tel:${phone}`} />}
    >
      Позвонить
    </Button>
  );
}
