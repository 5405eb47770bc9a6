import { Keys, shortcuts } from '../keys/index.ts';
import * as css from './Palette.css.ts';

/** Keys of the palette, for whoever has some. */
export const PaletteHints = () => (
  <p className={css.hints}>
    <span>Стрелки: выбрать</span>
    <span>
      <Keys of={shortcuts.open} /> открыть
    </span>
    <span>
      <Keys of={shortcuts.openTab} /> в&nbsp;новой вкладке
    </span>
    <span>
      <Keys of={shortcuts.close} /> закрыть
    </span>
  </p>
);
