import { exportFormats, fitsFormat } from '@siren/domain/exports';
import type { ExportFormat } from '@siren/domain/exports';
import { Button } from '@siren/ui/button';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Menu, MenuItem } from '@siren/ui/menu';

const words: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Таблица Excel (XLSX)',
  csv: 'Текст с\u00a0разделителями (CSV)',
};

export interface ExportMenuProps {
  /** Rows of all pages. */
  total: number;
  /** Where the browser gets them all as a file. */
  addressOf: (format: ExportFormat) => string;
}

/** Takes all rows of a list along as a file. It is a link: the browser keeps the file, shows how far it is, and can stop it. */
export const ExportMenu = ({ total, addressOf }: ExportMenuProps) => (
  <Menu
    align="end"
    trigger={
      <Button size="s" variant="line" icon={<ChevronDownIcon />}>
        Выгрузить
      </Button>
    }
  >
    {exportFormats.map((format) => (
      <MenuItem
        key={format}
        disabled={!fitsFormat(format, total)}
        render={<a href={addressOf(format)} download />}
      >
        {words[format]}
      </MenuItem>
    ))}
  </Menu>
);
