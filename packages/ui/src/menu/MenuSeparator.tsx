import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';

/** A line between items of different kinds. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className={css.separator} />;
}
