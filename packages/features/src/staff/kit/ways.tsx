import { paperPath, screensFor, staffScreens } from '@siren/contract/staff/screens';
import type { PaperName, StaffScreen, StaffScreenName } from '@siren/contract/staff/screens';
import type { SidebarGroup, Way } from '@siren/ui/app-shell';
import {
  BoxIcon,
  ClockIcon,
  EyeIcon,
  FileIcon,
  GridIcon,
  HomeIcon,
  ListIcon,
  ReceiptIcon,
  SettingsIcon,
  SortIcon,
  StoreIcon,
  UploadIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
} from '@siren/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { screenPath, wayTo } from './area.tsx';
import type { AreaFacts } from './area.tsx';

/** What each screen is known by at a glance. */
export const screenIcons: Readonly<Record<StaffScreenName, ReactNode>> = {
  overview: <HomeIcon />,
  goods: <BoxIcon />,
  sections: <GridIcon />,
  refs: <ListIcon />,
  pages: <FileIcon />,
  imports: <UploadIcon />,
  'catalog-errors': <WarningIcon />,
  orders: <ReceiptIcon />,
  clients: <UserIcon />,
  stores: <StoreIcon />,
  coupons: <WalletIcon />,
  'product-lists': <SortIcon />,
  'photo-reports': <EyeIcon />,
  people: <SettingsIcon />,
  audit: <ClockIcon />,
};

/** Address inside of the app of what is printed of records. */
export const paperLink = <Name extends StaffScreenName>(
  name: Name,
  ids: readonly number[],
  paper: PaperName<Name>,
): string => `/${paperPath(name, ids, paper)}`;

interface WaysOptions {
  permissions: readonly string[];
  counts: Partial<Record<StaffScreenName, number>>;
  /** Path inside of the app. */
  at: string;
  area: AreaFacts;
}

function waysTo(name: StaffScreenName, { counts, at, area }: WaysOptions): Way[] {
  const { title }: StaffScreen = staffScreens[name];
  const path = screenPath(name);
  const way = wayTo(name, area);
  if (way === null) return [];
  const isHere = 'to' in way;
  return [
    {
      label: title,
      icon: screenIcons[name],
      ...(isHere ? { render: <Link to={way.to} /> } : way),
      current: isHere && (at === path || at.startsWith(`${path}/`)),
      count: counts[name] ?? 0,
      countLabel: `ждут: ${counts[name] ?? 0}`,
    },
  ];
}

/** The ways that somebody has, by the groups of the sidebar. */
export function waysOf(options: WaysOptions): SidebarGroup[] {
  const byGroup = Map.groupBy(screensFor(options.permissions), (name) => staffScreens[name].group);
  return [...byGroup]
    .map(([title, names]) => ({
      ...(title && { title }),
      items: names.flatMap((name) => waysTo(name, options)),
    }))
    .filter(({ items }) => items.length > 0);
}
