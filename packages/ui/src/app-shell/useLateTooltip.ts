import { useEffect, useState } from 'react';
import type { Tooltip as TooltipComponent } from '../tooltip/index.ts';

/** The code of tooltips, once they are wanted: what places them weighs more than all the rest of a sidebar. null until it is there. */
export function useLateTooltip(wanted: boolean): typeof TooltipComponent | null {
  const [Tooltip, setTooltip] = useState<typeof TooltipComponent | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const load = async () => {
      const module = await import('../tooltip/index.ts');
      setTooltip(() => module.Tooltip);
    };
    // Without it the browser's own title says the same.
    load().catch(() => {});
  }, [wanted]);
  return Tooltip;
}
