import { useEffect, useRef, useState } from 'react';
import type { StoreMap, StoreMapProps } from './map/StoreMap.tsx';
import * as css from './StoresPart.css.ts';

/** How far below the window the map begins to load. */
const AHEAD = '600px';

/** The map, loaded once its place comes near the window. Where that fails the place stays empty: there is the list. */
export function LazyStoreMap(props: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<typeof StoreMap | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./map/StoreMap.tsx').then(
          (module) => setLoaded(() => module.StoreMap),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.map}>
      {Loaded && <Loaded {...props} key={props.stores.map(({ id }) => id).join()} />}
    </div>
  );
}
