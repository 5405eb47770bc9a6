import { IconButton } from '@siren/ui/icon-button';
import { ArrowLeftIcon } from '@siren/ui/icons';
import { Link } from 'react-router-dom';
import * as css from '../panels.css.ts';

/** Leads to the list, where a narrow screen has no room for it beside what is open. */
export const BackToReceipts = () => (
  <span className={css.back}>
    <IconButton label="К списку чеков" icon={<ArrowLeftIcon />} render={<Link to="/receipts" />} />
  </span>
);
