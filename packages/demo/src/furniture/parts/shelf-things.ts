import { cycle, range, seeded } from '../base/numbers.ts';
import type { Place, Size, Stage } from '../base/stage.ts';
import type { Point } from '../base/svg.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';

const spines = [
  '#d8cab4',
  '#bb6f52',
  '#9eb1bd',
  '#6f4c69',
  '#83865b',
  '#ebe4d8',
  '#c79c46',
  '#55545b',
  '#37626f',
  '#cfa59a',
] as const;

type Random = () => number;

const anyColour = (random: Random): string => cycle(spines, Math.floor(random() * spines.length));

const plainBoard = { edges: false, ease: 0.3 } as const;

/** A short stack of magazines. */
export const magazines = (stage: Stage, [x, y, z]: Place, seed: number): void => {
  const random = seeded(seed);
  for (const index of range(2)) {
    const cover = stage.material(anyColour(random), 'lacquer');
    board(stage, [x + index, y + index * 2.4, z], [26 - index * 4, 2.2, 18], cover, plainBoard);
  }
};

/** One compartment: its left lower near corner, width, clear height and depth. */
export interface Compartment {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly depth: number;
  /** One of many: fewer, stouter things keep the picture light. */
  readonly crowded: boolean;
}

/** A book between others: its spine and its top, since its flank is hidden. */
const book = (stage: Stage, [x, y, z]: Place, [w, h, depth]: Size, hex: string): void => {
  const { front, top } = stage.material(hex, 'lacquer');
  const face = (corners: readonly Place[]): Point[] => corners.map((corner) => stage.at(...corner));
  stage.poly(
    face([
      [x, y, z + depth],
      [x, y + h, z + depth],
      [x + w, y + h, z + depth],
      [x + w, y, z + depth],
    ]),
    front,
  );
  stage.poly(
    face([
      [x, y + h, z + depth],
      [x, y + h, z],
      [x + w, y + h, z],
      [x + w, y + h, z + depth],
    ]),
    top,
  );
};

const bookRow = (stage: Stage, { x, y, w, h, depth, crowded }: Compartment, random: Random): void => {
  const count = crowded ? 3 : 4 + Math.floor(random() * 5);
  const stout = crowded ? 2.4 : 1;
  let at = x + random() * 4;
  for (const index of range(count)) {
    if (at > x + w - 8) break;
    const size: Size = [(2.2 + random() * 3) * stout, h * (0.6 + random() * 0.32), depth * 0.45];
    const [place, colour]: [Place, string] = [[at, y, depth * 0.3], anyColour(random)];
    at += size[0] + 0.35;
    const last = index === count - 1 || at > x + w - 8;
    if (last) board(stage, place, size, stage.material(colour, 'lacquer'), plainBoard);
    else book(stage, place, size, colour);
  }
};

const bookStack = (stage: Stage, { x, y, depth }: Compartment, random: Random): void => {
  for (const index of range(3)) {
    const cover = stage.material(anyColour(random), 'lacquer');
    board(stage, [x + index, y + index * 3, depth * 0.25], [22 - index * 3, 2.8, 16], cover, plainBoard);
  }
  const pot = [
    [2.4, y + 9],
    [4, y + 12],
    [3, y + 16],
    [1.6, y + 18],
  ] as const;
  lathe(stage, x + 11, depth * 0.5, pot, stage.material(anyColour(random), 'glaze'), { open: true });
};

const pot = (stage: Stage, { x, y, w, h, depth }: Compartment, random: Random): void => {
  const middle = x + w * (0.3 + random() * 0.4);
  const profile = [
    [3.5, y],
    [6.5, y + h * 0.2],
    [5.6, y + h * 0.42],
    [2.2, y + h * 0.58],
    [2.8, y + h * 0.66],
  ] as const;
  lathe(stage, middle, depth * 0.55, profile, stage.material(anyColour(random), 'glaze'), { open: true });
};

const hamper = (stage: Stage, { x, y, w, h, depth }: Compartment): void =>
  puff(stage, [x + 1, y, 4], [Math.min(30, w - 2), h * 0.62, depth - 9], stage.soft('oat'), {
    r: 2,
    bulge: 0,
  });

/** Fills one compartment with what people keep on shelves, or leaves it empty. */
export const furnish = (stage: Stage, place: Compartment, random: Random, filled: number): void => {
  const [presence, what] = [random(), random()];
  if (presence > filled) return;
  const books = place.crowded ? 0.7 : 0.52;
  if (what < books) bookRow(stage, place, random);
  else if (what < 0.68 && !place.crowded) bookStack(stage, place, random);
  else if (what < (place.crowded ? 0.93 : 0.86)) pot(stage, place, random);
  else hamper(stage, place);
};
