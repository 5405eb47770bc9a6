import { Callout } from '@siren/ui/callout';
import { errorText } from '../notices/index.ts';

/** Why something was not saved; nothing while there is nothing to say. */
export function Refused({ error }: { error: unknown }) {
  return (
    error !== null && (
      <Callout tone="critical" role="alert">
        {errorText(error)}
      </Callout>
    )
  );
}
