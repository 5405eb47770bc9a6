import { TextField } from '@siren/ui/field';
import type { FieldEditorProps } from './FieldEditorProps.ts';
import * as css from './RefScreen.css.ts';

/** What the palette of the browser begins with where no colour is written. */
const NONE = '#888888';

/** A colour: its six figures are typed or pasted, or it is chosen by the eye on the palette of the browser. */
export function ColorField({ label, value, onValueChange, ...props }: Omit<FieldEditorProps, 'field'>) {
  const { onKeyDown, onBlur } = props;
  return (
    <TextField
      {...{ ...props, label, value, onValueChange }}
      autoComplete="off"
      spellCheck={false}
      end={
        <input
          type="color"
          className={css.palette}
          aria-label={`${label}: выбрать на палитре`}
          value={/^#[\da-f]{6}$/iu.test(value) ? value : NONE}
          onChange={(event) => onValueChange(event.target.value)}
          {...{ onKeyDown, onBlur }}
        />
      }
    />
  );
}
