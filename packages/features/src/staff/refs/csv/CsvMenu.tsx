import { entriesCsv } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Button } from '@siren/ui/button';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Menu, MenuItem } from '@siren/ui/menu';
import { useState } from 'react';
import type { OpenReference } from '../useReference.ts';
import { ImportDialog } from './ImportDialog.tsx';

export interface CsvMenuProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
}

/** All entries as a file, and a file that becomes entries. */
export function CsvMenu({ declaration, entries, open }: CsvMenuProps) {
  const [importing, setImporting] = useState(false);
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(entriesCsv(declaration, entries))}`;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="line" icon={<ChevronDownIcon />}>
            CSV
          </Button>
        }
      >
        <MenuItem render={<a href={file} download={`${declaration.title}.csv`} />}>Выгрузить всё</MenuItem>
        <MenuItem onSelect={() => setImporting(true)}>Загрузить…</MenuItem>
      </Menu>
      {importing && <ImportDialog {...{ declaration, entries, open }} onLeave={() => setImporting(false)} />}
    </>
  );
}
