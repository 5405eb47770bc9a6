export { Tile, tileRadii, tileRatios, tileTones } from './Tile.tsx';
export type { TileProps } from './Tile.tsx';
