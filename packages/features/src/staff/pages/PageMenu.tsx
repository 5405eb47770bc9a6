import { Button } from '@siren/ui/button';
import type { ButtonProps } from '@siren/ui/button';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Menu, MenuItem } from '@siren/ui/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeletePage } from './DeletePage.tsx';
import type { ListedPage } from './DeletePage.tsx';
import { newPageWay } from './pageWays.ts';

export interface PageMenuProps extends Pick<ButtonProps, 'size'> {
  page: ListedPage;
  /** Something is typed that is not saved. @default false */
  dirty?: boolean;
}

/** What else can be done with a page, in its row and in its record. */
export function PageMenu({ page, dirty = false, size = 'm' }: PageMenuProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="line" size={size} icon={<ChevronDownIcon />} aria-label={`Ещё: ${page.title}`}>
            Ещё
          </Button>
        }
      >
        <MenuItem render={<Link to={newPageWay(page.id)} />}>Скопировать</MenuItem>
        {page.kind !== 'home' && !page.fed && (
          <MenuItem disabled={dirty} onSelect={() => setDeleting(true)}>
            Удалить…
          </MenuItem>
        )}
      </Menu>
      {deleting && <DeletePage page={page} onLeave={() => setDeleting(false)} />}
    </>
  );
}
