import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from './NavigationContext.tsx';

/**
 * What one has to scroll to. It comes with the page where the server drew it and where one comes back to it, since the
 * place that one was at must be there; after any other move it comes a moment later, so that what one looks at is
 * painted first.
 */
export function Below({ children }: { children: ReactNode }) {
  const { returned } = useNavigation();
  const [shown, setShown] = useState(returned);
  useEffect(() => {
    if (shown) return;
    let later: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [shown]);
  return shown && children;
}
