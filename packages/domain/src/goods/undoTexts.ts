import { handFields } from './entities.ts';
import type { HandField } from './entities.ts';
import type { HandParam } from './mendParams.ts';
import type { SetPicture } from './pictures.ts';

/** Pictures as a history keeps them for an undo; null for the feed's. */
export const picturesText = (pictures: readonly SetPicture[] | null): string | null =>
  pictures && JSON.stringify(pictures.map(({ id, alt }) => [id, alt]));

export const picturesOfText = (text: string | null): SetPicture[] | null =>
  text === null ? null : (JSON.parse(text) as [number, string | null][]).map(([id, alt]) => ({ id, alt }));

/** A param as a history keeps it for an undo; null for the feed's. */
export const handParamText = (param: HandParam | null): string | null =>
  param && JSON.stringify([param.name, param.value, param.unit]);

export function handParamOf(key: string, text: string | null): HandParam | null {
  if (text === null) return null;
  const [name, value, unit] = JSON.parse(text) as [string, string | null, string | null];
  return { key, name, value, unit };
}

/** Fields of a good as a history names them. */
export const handFieldsText = (fields: readonly HandField[]): string => fields.join(', ');

export function handFieldsOfText(text: string): HandField[] {
  const named = text.split(', ');
  return handFields.filter((field) => named.includes(field));
}
