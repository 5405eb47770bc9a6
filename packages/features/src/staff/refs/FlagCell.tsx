import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useTell } from '../kit/index.ts';
import * as css from './RefScreen.css.ts';

export interface FlagCellProps {
  /** Name of the field. */
  label: string;
  /** What the entry is called. */
  entry: string;
  on: boolean;
  pending: boolean;
  /** Rejects with the refusal. */
  save(on: boolean): Promise<void>;
}

/** «Yes» or «no» of an entry: a press saves it. */
export function FlagCell({ label, entry, on, pending, save }: FlagCellProps) {
  const tell = useTell();
  return (
    <div>
      <span className={css.title} aria-hidden="true">
        <Text as="span" size={12} tone="muted">
          {label}
        </Text>
      </span>
      <div className={css.flag}>
        <Switch
          checked={on}
          pending={pending}
          onCheckedChange={(next) =>
            void save(next).catch((error: unknown) => tell.failed(error, `${entry}:`))
          }
        >
          <VisuallyHidden>
            {label}: {entry}
          </VisuallyHidden>
        </Switch>
      </div>
    </div>
  );
}
