import type { City, Store } from '@siren/domain/regions';
import { cityShape } from './cityShape.ts';
import { clusterMarkers } from './clusterMarkers.ts';
import type { Cluster } from './clusterMarkers.ts';
import { toWindow } from './geometry.ts';
import type { MapView, Point, Size } from './geometry.ts';
import { MapPin } from './MapPin.tsx';
import { MapGround } from './MapGround.tsx';
import { placeLabels } from './placeLabels.ts';
import type { Box, Wanted } from './placeLabels.ts';
import * as css from './StoreMap.css.ts';

export interface MapDrawingProps {
  stores: readonly Store[];
  cities: readonly City[];
  /** Where the stores stand in the plane of the map, in the same order. */
  points: readonly Point[];
  view: MapView;
  size: Size;
  selected: number | null;
  onSelect(id: number): void;
  /** A cluster was pressed: its places are to be shown apart. */
  onOpen(places: readonly Point[]): void;
}

/** Nearer pins than this are one, px. */
const REACH = 30;
const PIN: Size = { width: 30, height: 38 };
const LABEL = { height: 18, gap: 18 };
/** About how wide a letter of a label is drawn, px; a little more, so that nothing touches. */
const LETTER = 6.7;

const pinBox = ({ x, y }: Point): Box => ({ ...PIN, x: x - PIN.width / 2, y: y - PIN.height });

/** The map as it is drawn: ground, shapes of the cities, pins and words. For the eye only: the list tells it all. */
export function MapDrawing(props: MapDrawingProps) {
  const { stores, cities, points, view, size, selected, onSelect, onOpen } = props;
  const inWindow = points.map((point) => toWindow(point, view, size));
  const markers = inWindow.map((point, index) => ({ ...point, id: stores[index]?.id ?? 0 }));
  // The chosen store stands first, so that its cluster stands where it does and its words have the first choice.
  const ordered = markers.toSorted((a, b) => Number(b.id === selected) - Number(a.id === selected));
  const clusters = clusterMarkers(ordered, REACH);
  const numberOf = (id: number) => stores.findIndex((store) => store.id === id) + 1;

  const shapes = cities.flatMap(({ code, name }) => {
    const own = inWindow.filter((_, index) => stores[index]?.city === code);
    const x = own.reduce((sum, point) => sum + point.x, 0) / own.length;
    const y = Math.max(...own.map((point) => point.y)) + LABEL.height * 1.5;
    return own.length > 0 ? [{ code, name, points: own, at: { x, y } }] : [];
  });
  const alone = clusters.filter(({ ids }) => ids.length === 1);
  const words = alone.map(({ ids, x, y }): Wanted => {
    const text = stores.find(({ id }) => id === ids[0])?.address ?? '';
    return { x, y: y - PIN.height / 2, text, width: text.length * LETTER };
  });
  const tools: Box = { x: size.width - 64, y: 0, width: 64, height: 164 };
  const bar: Box = { x: 0, y: size.height - 44, width: 130, height: 44 };
  const names = shapes.map(({ name, at }): Box => {
    const width = name.length * LETTER * 1.25;
    return { x: at.x - width / 2, y: at.y - LABEL.height / 2, width, height: LABEL.height };
  });
  const labels = placeLabels(words, [...clusters.map(pinBox), ...names, tools, bar], { size, ...LABEL });

  const press = ({ ids }: Cluster) => {
    const [id] = ids;
    if (ids.length > 1) onOpen(points.filter((_, index) => ids.includes(stores[index]?.id ?? 0)));
    else if (id !== undefined) onSelect(id);
  };

  return (
    <svg className={css.drawing} width={size.width} height={size.height} aria-hidden="true">
      <MapGround view={view} size={size} />
      {shapes.map(({ code, points: own }) => (
        <path key={code} className={css.city} d={cityShape(own)} />
      ))}
      {shapes.map(({ code, name, at }) => (
        <text key={code} className={css.cityName} x={at.x} y={at.y}>
          {name}
        </text>
      ))}
      {labels.map(({ text, box, anchor, x }) => (
        <text
          key={text}
          className={css.label}
          textAnchor={anchor}
          x={x}
          y={box.y + box.height / 2}
          data-state={text === stores.find(({ id }) => id === selected)?.address ? 'on' : undefined}
        >
          {text}
        </text>
      ))}
      {clusters.toReversed().map((cluster) => (
        <MapPin
          key={cluster.ids.join()}
          x={cluster.x}
          y={cluster.y}
          number={cluster.ids.length > 1 ? cluster.ids.length : numberOf(cluster.ids[0] ?? 0)}
          gathered={cluster.ids.length > 1}
          selected={selected !== null && cluster.ids.includes(selected)}
          onPress={() => press(cluster)}
        />
      ))}
    </svg>
  );
}
