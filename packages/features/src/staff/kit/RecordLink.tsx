import { screensFor } from '@siren/contract/staff/screens';
import type { StaffScreenName } from '@siren/contract/staff/screens';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { screenPath, useArea, wayTo } from './area.tsx';
import { meResource } from './meResource.ts';

export interface RecordLinkProps {
  /** The screen that the record is one of, whatever area it lies in. */
  screen: StaffScreenName;
  id: number;
  children: ReactNode;
  /** What stands there for whoever may not open it. @default the words alone */
  others?: ReactNode;
}

/** Leads to a record of another screen, whoever may open that. */
export function RecordLink({ screen, id, children, others = <span>{children}</span> }: RecordLinkProps) {
  const area = useArea();
  const { data: me } = useResource(meResource);
  const way = wayTo(screen, area, `${screenPath(screen)}/${id}`);
  if (way === null || !me || !screensFor(me.permissions).includes(screen)) return others;
  return 'to' in way ? (
    <Link render={<RouterLink to={way.to} />}>{children}</Link>
  ) : (
    <Link href={way.href}>{children}</Link>
  );
}
