import { staffScreens } from '@siren/contract/staff/screens';
import type { StaffArea, StaffScreenName } from '@siren/contract/staff/screens';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** The area that the document is of, and where the areas lie that one may enter: first parts of their addresses. */
export interface AreaFacts {
  area: StaffArea;
  roots: Readonly<Partial<Record<StaffArea, string>>>;
}

/** Where the areas lie unless the shop is configured otherwise. */
export const usualRoots = { admin: 'admin', tools: 'tools' };

const Area = createContext<AreaFacts>({ area: 'admin', roots: usualRoots });

/** Tells screens which area they stand in. */
export const AreaProvider = ({ area, children }: { area: AreaFacts; children: ReactNode }) => (
  <Area value={area}>{children}</Area>
);

export const useArea = (): AreaFacts => use(Area);

/** Address of a screen inside of the app of its area. */
export const screenPath = (name: StaffScreenName): string => `/${staffScreens[name].path}`;

/** Leads within the app, or to a document of its own: each area is one. */
export type ScreenWay = { to: string } | { href: string };

/** The way to a screen, or to what lies below it; null where its area is none that one may enter. @param path inside of its app */
export function wayTo(
  name: StaffScreenName,
  { area, roots }: AreaFacts,
  path = screenPath(name),
): ScreenWay | null {
  const own = staffScreens[name].area;
  if (own === area) return { to: path };
  const root = roots[own];
  return root === undefined ? null : { href: `/${root}${path}` };
}
