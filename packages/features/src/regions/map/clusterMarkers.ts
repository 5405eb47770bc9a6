import type { Point } from './geometry.ts';

/** A place in the window of the map, px. */
export interface Marker extends Point {
  id: number;
}

/** Places that stand too close to be told apart; one alone is a cluster of one. */
export interface Cluster extends Point {
  ids: number[];
}

/**
 * Gathers what stands nearer than `reach` px to the first of a group. Every marker is in exactly one cluster, in
 * the order given; a cluster stands in the middle of its own.
 */
export function clusterMarkers(markers: readonly Marker[], reach: number): Cluster[] {
  const groups: Marker[][] = [];
  for (const marker of markers) {
    const near = groups.find(
      ([first]) => first && Math.hypot(first.x - marker.x, first.y - marker.y) < reach,
    );
    if (near) near.push(marker);
    else groups.push([marker]);
  }
  const middle = (group: readonly Marker[], of: (marker: Marker) => number) =>
    group.reduce((sum, marker) => sum + of(marker), 0) / group.length;
  return groups.map((group) => ({
    ids: group.map(({ id }) => id),
    x: middle(group, ({ x }) => x),
    y: middle(group, ({ y }) => y),
  }));
}
