import type { ComponentType, ReactNode } from 'react';
import { LateBoundary } from './LateBoundary.tsx';

/**
 * A late part in its place, made once in a module: `latePart(import.meta.env.SSR ? await load() : late(load), place)`.
 * The server, which cannot wait while it draws, waits for the code in the module; the browser never does, and fetches
 * the code after the page's.
 * @param fallback holds the place where the server drew nothing
 */
export const latePart = <Props extends object>(Part: ComponentType<Props>, fallback: ReactNode) =>
  function LatePart(props: Props) {
    return (
      <LateBoundary fallback={fallback}>
        <Part {...props} />
      </LateBoundary>
    );
  };
