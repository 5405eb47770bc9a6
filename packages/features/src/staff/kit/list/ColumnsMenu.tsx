import type { Column } from '@siren/ui/data-table';
import { Button } from '@siren/ui/button';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Menu, MenuCheckbox } from '@siren/ui/menu';

interface ColumnsMenuProps {
  /** Those that the screen has room for. */
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  /** Keys of those that are not shown. */
  hidden: readonly string[];
  onToggle: (key: string, shown: boolean) => void;
}

/** Chooses the columns of a list. The first one names the row and cannot go. */
export const ColumnsMenu = ({ columns, hidden, onToggle }: ColumnsMenuProps) => (
  <Menu
    align="end"
    trigger={
      <Button size="s" variant="line" icon={<ChevronDownIcon />}>
        Столбцы
      </Button>
    }
  >
    {columns.map(({ key, header }, place) => (
      <MenuCheckbox
        key={key}
        disabled={place === 0}
        checked={place === 0 || !hidden.includes(key)}
        onCheckedChange={(shown) => onToggle(key, shown)}
      >
        {header}
      </MenuCheckbox>
    ))}
  </Menu>
);
