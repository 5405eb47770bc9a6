import { complete } from './base/params.ts';
import type { Schema, Values } from './base/params.ts';
import type { Kind } from './base/kind.ts';
import { group } from './base/svg.ts';
import { dimensionLines } from './dimensions.ts';
import { frame, picture, stageOf, svgOf } from './picture.ts';
import type { PictureOptions } from './picture.ts';
import { kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';

export const viewNames = ['main', 'side', 'front', 'detail', 'dimensions'] as const;
export type ViewName = (typeof viewNames)[number];

const yawOf = (kind: Kind<Schema>, values: Values<Schema>): number =>
  kind.yaw ? kind.yaw(values) : Number(values['yaw'] ?? 0);

const turns = (kind: Kind<Schema>): boolean => kind.placement === 'floor' && 'yaw' in kind.schema;

/** The views that make sense for a kind: what hangs or lies flat has no other side. */
export const viewNamesOf = (name: FurnitureKind): readonly ViewName[] => {
  const all: readonly ViewName[] = viewNames;
  return turns(kindOf(name)) ? all : all.filter((view) => view !== 'side' && view !== 'front');
};

const dimensions = (kind: Kind<Schema>, values: Values<Schema>, options: PictureOptions): string => {
  const stage = stageOf(kind, values, options);
  const solids = group({ opacity: 0.92 }, stage.solids);
  const lines = dimensionLines(stage, kind.extent(values));
  const frameOf = frame({ ...kind, placement: 'wall' }, stage.box, { ...options, fill: 0.86 });
  return svgOf(frameOf, stage, stage.shadows + solids + lines, options);
};

/** One view of a good; throws where the kind has no such view. */
export function view<K extends FurnitureKind>(
  name: K,
  params: ParamsOf<K> = {},
  which: ViewName = 'main',
  options: PictureOptions = {},
): string {
  const kind = kindOf(name);
  if (!viewNamesOf(name).includes(which)) {
    throw new Error(`Unknown view "${which}" of ${name}; known: ${viewNamesOf(name).join(', ')}`);
  }
  const values = complete(kind.schema, params);
  const yaw = yawOf(kind, values);
  switch (which) {
    case 'main':
      return picture(name, params, options);
    case 'side':
      return picture(name, params, {
        yaw: yaw > 0 ? -Math.min(38, yaw + 8) : Math.min(38, 8 - yaw),
        ...options,
      });
    case 'front':
      return picture(name, params, { yaw: 0, pitch: Math.min(8, kind.pitch(values)), ...options });
    case 'detail':
      return picture(name, params, {
        zoom: 2.3,
        grain: true,
        dx: yaw < 0 ? 0.16 : -0.16,
        dy: 0.08,
        ...options,
      });
    case 'dimensions':
      return dimensions(kind, values, options);
  }
}
