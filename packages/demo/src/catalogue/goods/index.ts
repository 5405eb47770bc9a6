import type { Model } from '../model/index.ts';
import { sofaBeds } from './sofaBeds.ts';
import { straightSofas } from './straightSofas.ts';

/** All models, the best of each section first. */
export const models: readonly Model[] = [...straightSofas, ...sofaBeds];
