import { useEffect, useRef } from 'react';

/** The register answers in about a second, ms. */
const ASKED_EVERY_MS = 1_000;

/** Asks anew while something is awaited that nobody tells of. */
export function useAskedWhile(waits: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => latest.current(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
