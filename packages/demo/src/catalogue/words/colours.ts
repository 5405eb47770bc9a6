import { fabrics, metals, woods } from '../../furniture/index.ts';
import type { Colour, FabricId, MetalId, WoodId } from '../../furniture/index.ts';

/** Masculine, feminine, neuter, plural: what a colour's adjective agrees with. */
export type Gender = 'm' | 'f' | 'n' | 'pl';
export type PaintId = FabricId | WoodId | MetalId;

const endings: Record<Gender, string> = { m: 'ый', f: 'ая', n: 'ое', pl: 'ые' };

/** «молочный» becomes «молочная» beside «ваза»; nouns such as «шалфей» stay as they are. */
const agreeing = (name: string, gender: Gender): string =>
  gender === 'm' || name.includes(' ') ? name : name.replace(/(?<=[а-яё]{3})(?:ый|ой)$/u, endings[gender]);

const paints: Readonly<Record<PaintId, Colour>> = { ...metals, ...woods, ...fabrics };

/** The colour of a paint, a fabric, a wood or a metal, fabrics first. */
export const paintOf = (id: PaintId): Colour => paints[id];

export const fabricWord = (id: FabricId, gender: Gender): string => agreeing(fabrics[id].name, gender);
export const woodWord = (id: WoodId, gender: Gender): string => agreeing(woods[id].name, gender);
export const metalWord = (id: MetalId, gender: Gender): string => agreeing(metals[id].name, gender);
export const paintWord = (id: PaintId, gender: Gender): string => agreeing(paintOf(id).name, gender);
