import { Button } from '@siren/ui/button';
import { PhoneIcon } from '@siren/ui/icons';
import { useCallNoted } from './useCallNoted.ts';

export interface CallButtonProps {
  phone: string;
  /** Writes the call down. Rejects with the refusal. */
  onCall(): Promise<unknown>;
}

/** Calls by a press. */
export function CallButton({ phone, onCall }: CallButtonProps) {
  const note = useCallNoted(onCall);
  return (
    <Button variant="line" icon={<PhoneIcon />} onClick={note} render={<a href={`tel:${phone}`} />}>
      Позвонить
    </Button>
  );
}
