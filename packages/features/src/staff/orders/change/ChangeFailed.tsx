import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { errorText } from '../../../notices/index.ts';
import { PressFailed } from '../PressTold.tsx';
import type { OrderChange } from './useOrderChange.ts';

/** Why it cannot be saved: nobody could say what comes of it, or the server did not want it. It stands by the button that is pressed. */
export function ChangeFailed({ form: { error, press, ask } }: { form: OrderChange }) {
  return (
    <>
      {error !== null && (
        <Callout
          tone="critical"
          role="alert"
          title="Не&nbsp;получилось посчитать"
          action={
            <Button size="s" variant="line" onClick={ask}>
              Повторить
            </Button>
          }
        >
          {errorText(error)}
        </Callout>
      )}
      <PressFailed press={press} perhaps="Возможно, изменения уже сохранены" button="Сохранить" />
    </>
  );
}
