import { formatPhone } from '@siren/ui/format';
import { useCallNoted } from './useCallNoted.ts';

export interface PhoneLinkProps {
  phone: string;
  /** Writes the call down. Rejects with the refusal. */
  onCall(): Promise<unknown>;
}

/** A phone that is called by a press, as by `CallButton`. */
export function PhoneLink({ phone, onCall }: PhoneLinkProps) {
  const note = useCallNoted(onCall);
  return (
    <a href={`tel:${phone}`} onClick={note}>
      {formatPhone(phone)}
    </a>
  );
}
