import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, stroke } from '../base/svg.ts';
import { bar } from '../solids/bar.ts';
import { grainFill } from '../solids/grain.ts';
import { lathe } from '../solids/lathe.ts';
import { shadeRound, spot } from '../solids/shadow.ts';

export const roundLegs = ['taper', 'pedestal', 'drum', 'cross', 'pin'] as const;
export type RoundLeg = (typeof roundLegs)[number];

export interface RoundTable {
  readonly centre: readonly [number, number];
  readonly w: number;
  readonly h: number;
  readonly leg: RoundLeg;
  readonly legMat: Material;
  readonly topMat: Material;
}

const flutes = (stage: Stage, { centre, h, legMat }: RoundTable, r: number): void => {
  const [px, foot] = stage.at(centre[0], 0, centre[1]);
  const top = foot - (h - 3) * stage.cosPitch;
  const lines = range(21).map((index) => {
    const angle = ((index - 10) / 10.5) * 1.5;
    return d`M${px + Math.sin(angle) * r} ${top}V${foot + Math.cos(angle) * r * stage.sinPitch}`;
  });
  stage.add(stroke(lines.join(''), legMat.deep, 0.7, 0.45));
};

const foot = (stage: Stage, table: RoundTable): void => {
  const { centre, h, leg, legMat } = table;
  const [cx, cz] = centre;
  const r = table.w / 2;
  if (leg === 'pedestal') {
    shadeRound(stage, centre, r * 0.42, { blur: 3, opacity: 0.32, dx: 3, dy: 1 });
    const low = h * 0.05;
    const trumpet = [
      [r * 0.42, 0],
      [r * 0.41, low * 0.4],
      [r * 0.2, low * 1.4],
      [r * 0.1, h * 0.2],
      [r * 0.085, h * 0.55],
      [r * 0.12, h * 0.83],
      [r * 0.24, h - 3],
    ] as const;
    lathe(stage, cx, cz, trumpet, legMat, { cap: false });
  } else if (leg === 'drum') {
    shadeRound(stage, centre, r * 0.42, { blur: 3, opacity: 0.32, dx: 3, dy: 1 });
    lathe(
      stage,
      cx,
      cz,
      [
        [r * 0.4, 0],
        [r * 0.4, h - 3],
      ],
      legMat,
      { smooth: false, cap: false },
    );
    flutes(stage, table, r * 0.4);
  } else {
    const [near, far] = leg === 'cross' ? [0.1, 0.62] : [0.6, leg === 'pin' ? 0.66 : 0.74];
    const [thick, thin] = leg === 'pin' ? [1.2, 1.1] : [2.2 + r * 0.012, 1.6];
    for (const angle of [3.9, 5.5, 2.35, 0.8]) {
      const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
      spot(stage, cx + x * far, cz + z * far, 2.2);
      bar(stage, [cx + x * near, h - 3, cz + z * near], [cx + x * far, 0, cz + z * far], thick, thin, legMat);
    }
  }
};

/** Round tables of any height: for dining, coffee and nests. */
export const roundTable = (stage: Stage, table: RoundTable): void => {
  const { centre, h, topMat } = table;
  const r = table.w / 2;
  shadeRound(stage, centre, r * 0.92, { blur: 3 + h / 15, opacity: 0.19, dx: 3 + h / 10, dy: 1 + h / 25 });
  foot(stage, table);
  lathe(
    stage,
    centre[0],
    centre[1],
    [
      [r - 1.2, h - 3.4],
      [r, h - 1.8],
      [r, h],
    ],
    topMat,
    { smooth: false },
  );
  const grain = grainFill(stage, topMat, 'across');
  if (grain) stage.plane('top', h, circle(centre[0], centre[1], r - 0.5, { fill: grain }));
};
