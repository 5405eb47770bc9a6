import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Milliseconds since 1970. */
export type Clock = () => number;

const Context = createContext<Clock>(Date.now);

/**
 * Gives everything below it another clock: stories and tests stand still in time.
 *
 * @testing
 */
export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  return <Context value={clock}>{children}</Context>;
}

export function useClock(): Clock {
  return useContext(Context);
}
