import { Badge } from '@siren/ui/badge';
import { Keys } from '../keys/index.ts';
import type { Place, Shortcut } from '../keys/index.ts';
import * as css from './KeySheet.css.ts';

const words: Readonly<Record<Place, string>> = {
  everywhere: 'Везде',
  list: 'Список',
  record: 'Запись',
  review: 'Проверка фотоотчёта',
};

export interface KeyTableProps {
  place: Place;
  rows: readonly Shortcut[];
  /** It is of what stands on the screen now. */
  here: boolean;
}

/** What the keys of one place do. */
export const KeyTable = ({ place, rows, here }: KeyTableProps) => (
  <table className={css.table}>
    <caption className={css.caption}>
      {words[place]} {here && <Badge tone="brand">вы здесь</Badge>}
    </caption>
    <tbody>
      {rows.map((shortcut) => (
        <tr key={shortcut.does} className={css.row}>
          <th scope="row" className={css.does}>
            {shortcut.does}
          </th>
          <td className={css.keys}>
            <Keys of={shortcut} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
