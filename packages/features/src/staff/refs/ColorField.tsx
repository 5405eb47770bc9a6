import { TextField } from '@siren/ui/field';
import type { FieldEditorProps } from './FieldEditorProps.ts';
import { COLOR_LIKE } from './entryWords.ts';
import * as css from './RefScreen.css.ts';

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
          value={/^#[\da-f]{6}$/iu.test(value) ? value : COLOR_LIKE}
          onChange={(event) => onValueChange(event.target.value)}
          {...{ onKeyDown, onBlur }}
        />
      }
    />
  );
}
