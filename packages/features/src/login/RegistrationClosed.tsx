import { refusal } from '@siren/contract/errors';
import { Text } from '@siren/ui/text';

/** Why no account can be made here: in the words in which the call would refuse it. */
export function RegistrationClosed() {
  return <Text tone="muted">{refusal('auth.registration_closed').message}</Text>;
}
