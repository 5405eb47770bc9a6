import { fabrics, metals, woods } from '../../furniture/index.ts';
import type { FabricId, MetalId, SizeInCm, WoodId } from '../../furniture/index.ts';
import { paintOf } from '../words/colours.ts';
import type { PaintId } from '../words/colours.ts';
import type { Fact } from './Model.ts';

export const fact = (name: string, value: string | number, unit?: string): Fact => ({
  name,
  value: String(value).replace('.', typeof value === 'number' ? ',' : '.'),
  ...(unit ? { unit } : {}),
});

export const fabricFact = (name: string, id: FabricId): Fact => ({
  name,
  value: fabrics[id].name,
  hex: fabrics[id].hex,
});
export const woodFact = (name: string, id: WoodId): Fact => ({
  name,
  value: woods[id].name,
  hex: woods[id].hex,
});
export const metalFact = (name: string, id: MetalId): Fact => ({
  name,
  value: metals[id].name,
  hex: metals[id].hex,
});
export const paintFact = (name: string, id: PaintId): Fact => ({
  name,
  value: paintOf(id).name,
  hex: paintOf(id).hex,
});

export const sizeFacts = ({ width, depth, height }: SizeInCm): Fact[] =>
  [fact('Ширина', width, 'см'), fact('Глубина', depth, 'см'), fact('Высота', height, 'см')].filter(
    ({ value }) => value !== '0',
  );

/** What every good says of its making. */
export const makingFacts = (months: number, assembly?: string): Fact[] => [
  ...(assembly ? [fact('Сборка', assembly)] : []),
  fact('Гарантия', months, 'мес.'),
  fact('Страна', 'Россия'),
];

/** Sides of a box round a good, in centimetres. */
export const boxOf = ({ width, depth, height }: SizeInCm, room = 6): readonly [number, number, number] => [
  Math.max(width, depth) + room,
  Math.max(4, Math.min(width, depth)) + room,
  Math.max(height, 4) + room,
];
