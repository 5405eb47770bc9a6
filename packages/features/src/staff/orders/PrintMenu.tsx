import { PAPERS_MAX } from '@siren/contract/staff/screens';
import { Button } from '@siren/ui/button';
import type { ButtonProps } from '@siren/ui/button';
import { Menu, MenuItem } from '@siren/ui/menu';
import { Link } from 'react-router-dom';
import { paperLink } from '../kit/index.ts';

export interface PrintMenuProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** Orders in the order in which they are printed. */
  ids: readonly number[];
}

/** Papers of orders. Each opens in a tab of its own: what is typed here stays. */
export function PrintMenu({ ids, ...button }: PrintMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="line" {...button}>
          Печать
        </Button>
      }
    >
      {ids.length > PAPERS_MAX ? (
        <MenuItem disabled>Не&nbsp;больше {PAPERS_MAX} заказов за&nbsp;раз</MenuItem>
      ) : (
        <>
          <MenuItem render={<Link to={paperLink('orders', ids, 'picking')} target="_blank" />}>
            Лист сборки
          </MenuItem>
          <MenuItem render={<Link to={paperLink('orders', ids, 'waybill')} target="_blank" />}>
            {ids.length === 1 ? 'Накладная' : 'Накладные'}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
