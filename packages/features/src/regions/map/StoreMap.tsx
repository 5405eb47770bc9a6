import type { City, Store } from '@siren/domain/regions';
import { IconButton } from '@siren/ui/icon-button';
import { MinusIcon, PlusIcon, RefreshIcon } from '@siren/ui/icons';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { toPlane, toWindow } from './geometry.ts';
import type { Point } from './geometry.ts';
import { MapDrawing } from './MapDrawing.tsx';
import * as css from './StoreMap.css.ts';
import { useBoxSize } from './useBoxSize.ts';
import { useMapView, ZOOM } from './useMapView.ts';

export interface StoreMapProps {
  /** In the order of the list: their numbers stand on the pins. */
  stores: readonly Store[];
  cities: readonly City[];
  /** Code of the city that is shown at first; all stores where it has none. */
  city?: string | undefined;
  /** Id of the chosen store. */
  selected: number | null;
  onSelect(id: number): void;
  /** A place that is kept in view, and what stands on it. @default none */
  pin?: MapPinned;
}

export interface MapPinned {
  location: Store['location'];
  /** @param at px in the window of the map @param scale px of a km */
  render(at: Point, scale: number): ReactNode;
}

const NOWHERE = { width: 1, height: 1 };

/**
 * Where the stores stand, drawn by ourselves: no map service hears of the visitor. It tells nothing that the list
 * beside it does not tell.
 */
export function StoreMap({ stores, cities, city, selected, onSelect, pin }: StoreMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const lat = pin?.location.lat;
  const lon = pin?.location.lon;
  const plane = useMemo(
    () =>
      toPlane([
        ...stores.map(({ location }) => location),
        ...(lat !== undefined && lon !== undefined ? [{ lat, lon }] : []),
      ]),
    [stores, lat, lon],
  );
  const points = useMemo(() => plane.slice(0, stores.length), [plane, stores]);
  const pinned = plane[stores.length];
  const own = points.filter((_, index) => stores[index]?.city === city);
  const at = stores.findIndex(({ id }) => id === selected);
  const map = useMapView(box, size ?? NOWHERE, {
    home: own.length > 0 ? own : points,
    selected: points[at] ?? pinned,
  });
  return (
    <div
      ref={box}
      className={css.map}
      role="group"
      aria-roledescription="карта"
      aria-label="Магазины на карте. Стрелки двигают её, плюс и минус меняют масштаб, ноль возвращает."
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is dragged must move by keyboard (WCAG 2.1.1)
      tabIndex={0}
      {...map.handlers}
    >
      {size && (
        <MapDrawing
          stores={stores}
          cities={cities}
          points={points}
          view={map.view}
          size={size}
          selected={selected}
          onSelect={(id) => !map.dragged() && onSelect(id)}
          onOpen={(places) => !map.dragged() && map.show(places)}
        />
      )}
      {size && pin && pinned && pin.render(toWindow(pinned, map.view, size), map.view.scale)}
      <div className={css.tools}>
        <IconButton label="Приблизить карту" icon={<PlusIcon />} onClick={() => map.zoom(ZOOM)} />
        <IconButton label="Отдалить карту" icon={<MinusIcon />} onClick={() => map.zoom(1 / ZOOM)} />
        <IconButton
          label="Показать все магазины на карте"
          icon={<RefreshIcon />}
          onClick={() => map.show(plane)}
        />
      </div>
    </div>
  );
}
