import { Suspense, useEffect, useRef, useState } from 'react';
import { late } from '../code/index.ts';
import type { StoreMapProps } from './map/StoreMap.tsx';
import * as css from './StoresPart.css.ts';

/** How far below the window the map begins to load. */
const AHEAD = '600px';

const StoreMap = late(async () => (await import('./map/StoreMap.tsx')).StoreMap);

/** The map, loaded once its place comes near the window. Where that fails the place stays empty: there is the list. */
export function LazyStoreMap(props: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several crossings at once.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.map}>
      {near && (
        <Suspense>
          <StoreMap {...props} key={props.stores.map(({ id }) => id).join()} />
        </Suspense>
      )}
    </div>
  );
}
