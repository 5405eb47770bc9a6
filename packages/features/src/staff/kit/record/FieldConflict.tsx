import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { DefinitionList } from '@siren/ui/definition-list';
import { Inline } from '@siren/ui/layout';

export interface FieldConflictProps {
  /** Name of the field, «Заметка». */
  label: string;
  mine: string;
  theirs: string;
  onChoose(whose: 'mine' | 'theirs'): void;
}

const shown = (text: string) => text || '(пусто)';

/** A field that two people have changed: both words side by side, and a choice. */
export function FieldConflict({ label, mine, theirs, onChoose }: FieldConflictProps) {
  return (
    <Callout
      tone="caution"
      role="alert"
      title={`${label}: пока вы\u00a0писали, сохранили другое.`}
      action={
        <Inline gap={2}>
          <Button size="s" variant="line" onClick={() => onChoose('mine')}>
            Оставить моё
          </Button>
          <Button size="s" variant="line" onClick={() => onChoose('theirs')}>
            Взять сохранённое
          </Button>
        </Inline>
      }
    >
      <DefinitionList
        kind="params"
        items={[
          { term: 'Ваше', value: shown(mine) },
          { term: 'Сохранённое', value: shown(theirs) },
        ]}
      />
    </Callout>
  );
}
