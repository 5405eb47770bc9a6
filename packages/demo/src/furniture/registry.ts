import type { Kind } from './base/kind.ts';
import type { Schema, Values } from './base/params.ts';
import { armchair } from './kinds/armchair.ts';
import { barstool } from './kinds/barstool.ts';
import { basket } from './kinds/basket.ts';
import { bed } from './kinds/bed.ts';
import { chair } from './kinds/chair.ts';
import { chest, night, tv } from './kinds/chest.ts';
import { clock } from './kinds/clock.ts';
import { coffee } from './kinds/coffee.ts';
import { corner } from './kinds/corner.ts';
import { cushion } from './kinds/cushion.ts';
import { desk } from './kinds/desk.ts';
import { floorlamp } from './kinds/floorlamp.ts';
import { hallway } from './kinds/hallway.ts';
import { mattress } from './kinds/mattress.ts';
import { mirror } from './kinds/mirror.ts';
import { pendant } from './kinds/pendant.ts';
import { plant } from './kinds/plant.ts';
import { pouf } from './kinds/pouf.ts';
import { rug } from './kinds/rug.ts';
import { sconce } from './kinds/sconce.ts';
import { shelf } from './kinds/shelf.ts';
import { sofa } from './kinds/sofa.ts';
import { table } from './kinds/table.ts';
import { tablelamp } from './kinds/tablelamp.ts';
import { tableware } from './kinds/tableware.ts';
import { throwKind } from './kinds/throw.ts';
import { vase } from './kinds/vase.ts';
import { wardrobe } from './kinds/wardrobe.ts';

export const registry = {
  sofa,
  corner,
  armchair,
  pouf,
  chair,
  barstool,
  table,
  desk,
  coffee,
  bed,
  mattress,
  night,
  wardrobe,
  chest,
  tv,
  shelf,
  hallway,
  floorlamp,
  tablelamp,
  pendant,
  sconce,
  mirror,
  rug,
  cushion,
  throw: throwKind,
  vase,
  tableware,
  clock,
  plant,
  basket,
} as const;

export type FurnitureKind = keyof typeof registry;
type SchemaOf<K extends FurnitureKind> = (typeof registry)[K]['schema'];
/** What can be said about a good of a kind; everything has a default. */
export type ParamsOf<K extends FurnitureKind> = Partial<Values<SchemaOf<K>>>;

export const kinds = Object.keys(registry) as readonly FurnitureKind[] as readonly [
  FurnitureKind,
  ...FurnitureKind[],
];

export const isKind = (name: string): name is FurnitureKind => Object.hasOwn(registry, name);

/** A kind with the types of its own parameters forgotten: callers complete the values by its schema first. */
export const kindOf = (name: string): Kind<Schema> => {
  if (!isKind(name)) throw new Error(`Unknown kind of furniture "${name}"; known: ${kinds.join(', ')}`);
  return registry[name] as unknown as Kind<Schema>;
};
