import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Inline } from '@siren/ui/layout';
import { Link as UiLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { errorText } from '../../../notices/index.ts';
import { useShortcut } from '../keys/index.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { NewRecord } from './useNewRecord.ts';

export interface NewRecordEndProps<Made extends { id: number }> {
  form: Pick<
    NewRecord<never, Made>,
    'dirty' | 'saving' | 'save' | 'undo' | 'error' | 'madeBefore' | 'pathOf'
  >;
  /** What the button does: «Создать магазин». */
  action: string;
  /** Why it cannot be made just now, in words. @default nothing keeps it */
  busy?: string | false;
  /** What a record that was made before is called. */
  nameOf(made: Made): string;
}

/** Under the form of a new record: why it was refused, what an earlier press has made, and the button that makes it. */
export function NewRecordEnd<Made extends { id: number }>({
  form,
  action,
  busy = false,
  nameOf,
}: NewRecordEndProps<Made>) {
  const { dirty, saving, save, undo, error, madeBefore, pathOf } = form;
  const make = () => {
    if (busy === false) void save();
  };
  useShortcut('save', make);
  return (
    <>
      {error !== null && (
        <Callout
          tone="critical"
          role="alert"
          action={
            madeBefore && (
              <UiLink render={<Link to={pathOf(madeBefore.id)} />}>Открыть {nameOf(madeBefore)}</UiLink>
            )
          }
        >
          {errorText(error)}
        </Callout>
      )}
      <Inline gap={2}>
        <Button loading={saving} disabled={busy !== false} onClick={make}>
          {action}
        </Button>
        {dirty && !saving && (
          <Button variant="line" onClick={undo}>
            Начать заново
          </Button>
        )}
        {busy !== false && (
          <Text as="span" size={14} tone="muted" role="status">
            {busy}
          </Text>
        )}
      </Inline>
      <LeaveGuard dirty={dirty} />
    </>
  );
}
