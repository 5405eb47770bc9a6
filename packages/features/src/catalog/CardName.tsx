import { Words } from '@siren/ui/text';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const Marks = createContext<((name: string) => ReactNode) | null>(null);

export interface MarkedNamesProps {
  /** Draws a name with what was asked for marked in it. */
  renderName(name: string): ReactNode;
  children: ReactNode;
}

/** In the cards below it names are drawn as `renderName` says. */
export function MarkedNames({ renderName, children }: MarkedNamesProps) {
  return <Marks value={renderName}>{children}</Marks>;
}

/** The name of a good on its card, or what else tells it there. */
export function CardName({ children }: { children: string }) {
  const renderName = useContext(Marks);
  return renderName ? renderName(children) : <Words>{children}</Words>;
}
