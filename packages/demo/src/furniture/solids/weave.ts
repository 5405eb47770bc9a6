import type { Cloth, Material } from '../base/materials.ts';
import { range, seeded } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke, tag } from '../base/svg.ts';

const dark = '#2c2433';
const light = '#ffffff';
const repeat = 6;
/** Loose loops show any repetition, so theirs is wider. */
const wide = 9;

const linen = (): string => {
  const random = seeded(11);
  const cells = 9;
  const step = repeat / cells;
  let weft = '';
  let warp = '';
  for (const row of range(cells)) {
    for (const column of range(cells)) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
      const half = step * (0.3 + random() * 0.16);
      if ((row + column) % 2) weft += d`M${x - half} ${y}H${x + half}`;
      else warp += d`M${x} ${y - half}V${y + half}`;
    }
  }
  return stroke(weft, light, 0.3, 0.2) + stroke(warp, dark, 0.3, 0.13);
};

const boucle = (): string => {
  const random = seeded(23);
  const curl = (): string => {
    const r = 0.17 + random() * 0.15;
    // Kept off the seams of the pattern, where half a curl would show.
    const [x, y] = [0.3 + random() * (wide - 1), 0.3 + random() * (wide - 0.7)];
    return d`M${x} ${y}a${r} ${r} 0 1 1 ${r} ${r * (random() - 0.3)}`;
  };
  const curls = (count: number): string => range(count).map(curl).join('');
  return stroke(curls(125), dark, 0.16, 0.13) + stroke(curls(115), light, 0.18, 0.15);
};

const velvet = (): string => {
  const random = seeded(37);
  const hair = (): string =>
    d`M${random() * repeat} ${random() * repeat}l${random() * 0.3 - 0.15} ${1 + random()}`;
  const hairs = (count: number): string => range(count).map(hair).join('');
  return stroke(hairs(34), dark, 0.4, 0.055) + stroke(hairs(34), light, 0.4, 0.085);
};

const corduroy = (): string => {
  const wales = range(5).map((index) => (index + 0.5) * (repeat / 5));
  const down = (shift: number): string => wales.map((x) => d`M${x + shift} 0V${repeat}`).join('');
  return stroke(down(0), dark, 0.34, 0.2) + stroke(down(0.5), light, 0.42, 0.22);
};

const drawings: Record<Cloth, () => string> = { linen, boucle, velvet, corduroy };

/** The thread pattern of a fabric; none unless the picture is meant to be seen large. */
export const weaveFill = (stage: Stage, mat: Material): string | undefined => {
  if (!stage.grain || mat.finish !== 'fabric') return undefined;
  const cloth = mat.cloth ?? 'linen';
  const each = cloth === 'boucle' ? wide : repeat;
  const size = { patternUnits: 'userSpaceOnUse', width: each, height: each };
  return `url(#${stage.define(`weave ${cloth}`, (id) => tag('pattern', { id, ...size }, drawings[cloth]()))})`;
};
