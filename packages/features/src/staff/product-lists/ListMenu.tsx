import { deleteListProblem } from '@siren/domain/product-lists';
import type { StaffList } from '@siren/domain/product-lists';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Menu, MenuItem } from '@siren/ui/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { UseRows } from './ListUses.tsx';
import { newListWay } from './newListWay.ts';
import { useDeleteList } from './useDeleteList.ts';
import type { OpenList } from './useSharedList.ts';

interface ListMenuProps {
  list: StaffList;
  open: OpenList;
}

/** Deletes a list that no page shows; one that stands somewhere names where. */
function DeleteList({ list, open, onLeave }: ListMenuProps & { onLeave(): void }) {
  const { name } = open.content;
  const remove = useDeleteList(list, name);
  const isUsed = deleteListProblem(list.uses) !== null;
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onLeave()}
      title={isUsed ? 'Этот список пока не\u00a0удалить' : `Удалить «${name}»?`}
      description={
        isUsed
          ? 'Он ещё показывается. Сначала выберите там другой список.'
          : 'Вернуть его можно сразу после удаления.'
      }
      confirmLabel={isUsed ? 'Понятно' : 'Удалить'}
      tone={isUsed ? 'neutral' : 'danger'}
      describeError={errorText}
      onConfirm={() => (isUsed ? onLeave() : remove(open.version))}
    >
      {isUsed && <UseRows uses={list.uses} />}
    </AlertDialog>
  );
}

/** What else can be done with a list. */
export function ListMenu({ list, open }: ListMenuProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="line" size="s" icon={<ChevronDownIcon />} aria-label={`Ещё: ${open.content.name}`}>
            Ещё
          </Button>
        }
      >
        <MenuItem render={<Link to={newListWay(list.id)} />}>Скопировать</MenuItem>
        <MenuItem disabled={open.waiting > 0} onSelect={() => setDeleting(true)}>
          Удалить…
        </MenuItem>
      </Menu>
      {deleting && <DeleteList list={list} open={open} onLeave={() => setDeleting(false)} />}
    </>
  );
}
