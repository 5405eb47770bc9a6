import type { Model } from '../model/index.ts';
import { armchairs } from './armchairs.ts';
import { barStools } from './barStools.ts';
import { baskets } from './baskets.ts';
import { chairs } from './chairs.ts';
import { chests } from './chests.ts';
import { clocks } from './clocks.ts';
import { coffeeTables } from './coffeeTables.ts';
import { cornerSofas } from './cornerSofas.ts';
import { cushions } from './cushions.ts';
import { desks } from './desks.ts';
import { diningTables } from './diningTables.ts';
import { dishes } from './dishes.ts';
import { floorLamps } from './floorLamps.ts';
import { hallways } from './hallways.ts';
import { mattresses } from './mattresses.ts';
import { mirrors } from './mirrors.ts';
import { nightStands } from './nightStands.ts';
import { pendants } from './pendants.ts';
import { plants } from './plants.ts';
import { poufs } from './poufs.ts';
import { rugs } from './rugs.ts';
import { sconces } from './sconces.ts';
import { shelves } from './shelves.ts';
import { sofaBeds } from './sofaBeds.ts';
import { softBeds } from './softBeds.ts';
import { straightSofas } from './straightSofas.ts';
import { tableLamps } from './tableLamps.ts';
import { throws } from './throws.ts';
import { tvStands } from './tvStands.ts';
import { vases } from './vases.ts';
import { wardrobes } from './wardrobes.ts';
import { woodenBeds } from './woodenBeds.ts';

/** All models, the best of each section first. */
export const models: readonly Model[] = [
  ...straightSofas,
  ...cornerSofas,
  ...sofaBeds,
  ...armchairs,
  ...poufs,
  ...softBeds,
  ...woodenBeds,
  ...mattresses,
  ...diningTables,
  ...desks,
  ...coffeeTables,
  ...chairs,
  ...barStools,
  ...wardrobes,
  ...chests,
  ...shelves,
  ...tvStands,
  ...nightStands,
  ...hallways,
  ...pendants,
  ...floorLamps,
  ...tableLamps,
  ...sconces,
  ...rugs,
  ...cushions,
  ...throws,
  ...mirrors,
  ...vases,
  ...clocks,
  ...plants,
  ...baskets,
  ...dishes,
];
