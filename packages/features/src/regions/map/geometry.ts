import type { Store } from '@siren/domain/regions';

export interface Point {
  x: number;
  y: number;
}

/** What part of the world a map shows: its middle, km in the map's own plane, and how many px a km has. */
export interface MapView {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const KM_PER_DEGREE = 111.32;
/** px per km: a whole country is as far as one may go back, a single street as near. */
const SCALE_MIN = 0.05;
const SCALE_MAX = 400;
/** A lone store is shown with so much around it, km. */
const AROUND_KM = 4;

const clampScale = (scale: number) => Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));

/**
 * Places in a plane, km east and south of the first one. Shortened by the latitude there: within a region that is
 * exact enough to walk by.
 */
export function toPlane(locations: readonly Store['location'][]): Point[] {
  const [origin] = locations;
  if (!origin) return [];
  const shorter = Math.cos((origin.lat * Math.PI) / 180);
  return locations.map(({ lat, lon }) => ({
    x: (lon - origin.lon) * KM_PER_DEGREE * shorter,
    y: (origin.lat - lat) * KM_PER_DEGREE,
  }));
}

/** The view that shows all these places, with so many px free at the edges. */
export function fitView(points: readonly Point[], { width, height }: Size, margin: number): MapView {
  if (points.length === 0) return { x: 0, y: 0, scale: 1 };
  const span = (of: (point: Point) => number) => {
    const values = points.map(of);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  const [x, y] = [span((point) => point.x), span((point) => point.y)];
  const fit = (length: number, { from, to }: { from: number; to: number }) =>
    Math.max(1, length - 2 * margin) / Math.max(AROUND_KM, to - from);
  const scale = clampScale(Math.min(fit(width, x), fit(height, y)));
  return { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2, scale };
}

/** Where a place stands in the window of the map, px. */
export function toWindow(point: Point, view: MapView, { width, height }: Size): Point {
  return { x: (point.x - view.x) * view.scale + width / 2, y: (point.y - view.y) * view.scale + height / 2 };
}

/** Nearer (`factor` above 1) or farther, so that what stands at `at`, px from the middle, stays there. */
export function zoomView(view: MapView, factor: number, at: Point = { x: 0, y: 0 }): MapView {
  const scale = clampScale(view.scale * factor);
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}

/** Moves what is shown by so many px. */
export function moveView(view: MapView, by: Point): MapView {
  return { ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale };
}
