import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { PictureViewerProps } from './PictureViewer.tsx';

type Viewer = ComponentType<PictureViewerProps>;

/** The viewer, loaded when it is wanted for the first time; where it cannot be had, `onFailure` lets go of the wish. */
export function useViewer(
  wanted: boolean,
  onFailure: (error: unknown) => void,
): { component: Viewer | null } {
  const [loaded, setLoaded] = useState<{ component: Viewer | null }>({ component: null });
  useEffect(() => {
    if (!wanted || loaded.component) return;
    let current = true;
    import('./PictureViewer.tsx').then(
      ({ PictureViewer }) => current && setLoaded({ component: PictureViewer }),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, onFailure]);
  return loaded;
}
