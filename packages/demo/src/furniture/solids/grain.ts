import type { Material } from '../base/materials.ts';
import { range, seeded } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke, tag } from '../base/svg.ts';

export type Along = 'across' | 'upright';

const long = 90;
const broad = 41;

const seedOf = (hex: string): number => hex.charCodeAt(2) * 97 + hex.charCodeAt(5) * 31 + 7;

const figure = (mat: Material, along: Along): string => {
  const random = seeded(seedOf(mat.base));
  const lines = range(13).map((index) => {
    const at = index * 3.1 + random() * 2;
    const opacity = 0.05 + random() * 0.13;
    const width = 0.25 + random() * 0.7;
    const sway = (random() - 0.5) * 2.4;
    const curve =
      along === 'across'
        ? d`M-2 ${at}C30 ${at + sway} 60 ${at - sway} 92 ${at}`
        : d`M${at} -2C${at + sway} 30 ${at - sway} 60 ${at} 92`;
    return stroke(curve, mat.deep, width, opacity);
  });
  return lines.join('');
};

/** The fill of wooden faces, laid over their colour; nothing for painted and soft stuff. */
export const grainFill = (stage: Stage, mat: Material, along: Along): string | undefined => {
  if (mat.finish !== 'wood') return undefined;
  const size = along === 'across' ? { width: long, height: broad } : { width: broad, height: long };
  const make = (id: string): string =>
    tag('pattern', { id, patternUnits: 'userSpaceOnUse', ...size }, figure(mat, along));
  return `url(#${stage.define(`grain ${mat.base} ${along}`, make)})`;
};
