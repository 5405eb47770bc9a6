import type { Store } from '../regions/index.ts';

type Location = Store['location'];

const KM_PER_DEGREE = 111.32;
/** Near a pole a degree of longitude has no length. */
const SHORTEST = 0.01;
/** Digits of a degree that are kept: a tenth of a metre. */
const DIGITS = 6;

/** Whether a place is on the globe. */
export const isLocation = ({ lat, lon }: Location): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Whether anybody has said where it is: a new store of a city without others stands where nobody sells. */
export const isPlaced = ({ lat, lon }: Location): boolean => lat !== 0 || lon !== 0;

const within = (degrees: number, most: number): number =>
  Number(Math.min(most, Math.max(-most, degrees)).toFixed(DIGITS));

/** Where a place lies that was moved by so many km, never beyond the globe. */
export const movedLocation = (
  { lat, lon }: Location,
  { east, south }: { east: number; south: number },
): Location => ({
  lat: within(lat - south / KM_PER_DEGREE, 90),
  lon: within(lon + east / (KM_PER_DEGREE * Math.max(SHORTEST, Math.cos((lat * Math.PI) / 180))), 180),
});
