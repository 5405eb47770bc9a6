import { fabricHex } from '../base/colours.ts';
import { centred, defineKind } from '../base/kind.ts';
import { tone } from '../base/oklch.ts';
import { choice, number, paint, turn } from '../base/params.ts';
import { range } from '../base/numbers.ts';
import { d, group, path, stroke } from '../base/svg.ts';
import { stemKinds, stems } from '../parts/stems.ts';
import { lathe, latheShape } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { shadeRound } from '../solids/shadow.ts';

const styles = ['bottle', 'jar', 'tube', 'gourd', 'bowl', 'amphora', 'ball'] as const;
type VaseStyle = (typeof styles)[number];

const vaseSchema = {
  style: choice(styles, 'bottle'),
  w: number(20, 8, 45),
  h: number(32, 10, 70),
  color: paint('lilac'),
  decor: choice(['plain', 'band', 'ribbed', 'dipped', 'speckled'], 'plain'),
  stems: choice(stemKinds, 'branch'),
  seed: number(3, 1, 999),
  yaw: turn(20),
} as const;

/** Shares of half the width and of the height. */
const profiles: Record<VaseStyle, Profile> = {
  bottle: [
    [0.6, 0],
    [0.67, 0.02],
    [0.76, 0.06],
    [0.9, 0.14],
    [1, 0.34],
    [0.72, 0.56],
    [0.3, 0.74],
    [0.24, 0.9],
    [0.34, 1],
  ],
  jar: [
    [0.56, 0],
    [0.86, 0.2],
    [1, 0.5],
    [0.9, 0.78],
    [0.6, 0.93],
    [0.66, 1],
  ],
  tube: [
    [0.8, 0],
    [0.84, 0.04],
    [0.84, 0.96],
    [0.86, 1],
  ],
  gourd: [
    [0.7, 0],
    [0.86, 0.04],
    [1, 0.18],
    [0.86, 0.38],
    [0.44, 0.52],
    [0.6, 0.7],
    [0.5, 0.86],
    [0.32, 1],
  ],
  bowl: [
    [0.4, 0],
    [0.45, 0.1],
    [0.8, 0.5],
    [1, 1],
  ],
  amphora: [
    [0.34, 0],
    [0.4, 0.03],
    [0.7, 0.3],
    [1, 0.62],
    [0.86, 0.8],
    [0.4, 0.9],
    [0.46, 1],
  ],
  ball: [
    [0.5, 0],
    [0.8, 0.12],
    [1, 0.44],
    [0.84, 0.78],
    [0.44, 0.92],
    [0.42, 1],
  ],
};

export const vase = defineKind({
  schema: vaseSchema,
  placement: 'floor',
  fill: 0.66,
  pitch: () => 13,
  extent: (o) => centred(o.w, o.h),
  colours: (o) => [fabricHex(o.color)],
  draw: (stage, o) => {
    const r = o.w / 2;
    const mat = stage.glaze(o.color);
    const profile = profiles[o.style].map(([share, y]) => [share * r, y * o.h] as const);
    shadeRound(stage, [0, 0], r * 0.78, { blur: 1.8, opacity: 0.36, dx: 2.4, dy: 0.6 });
    shadeRound(stage, [4, 1], r * 0.9, { blur: 3.5, opacity: 0.16, dx: 6, dy: 1 });
    stems(stage, o.style === 'bowl' ? 'none' : o.stems, stage.at(0, o.h, 0), o.h * 0.9 + 6, o.seed);
    lathe(stage, 0, 0, profile, mat, { open: true });
    const decor = {
      plain: () => '',
      band: () => {
        const [x, y] = stage.at(0, o.h * 0.42, 0);
        const line = (dy: number): string =>
          d`M${x - r} ${y + dy}Q${x} ${y + dy + r * 0.46} ${x + r} ${y + dy}`;
        return stroke(line(0) + line(-o.h * 0.04), tone(mat.base, 0.2), o.h * 0.018, 0.85);
      },
      ribbed: () => {
        const at = range(9).map((index) => Math.sin(((index - 4) / 4.6) * 1.5));
        const lines = at.map((side) => {
          const points = profile.map(([radius, y]) => {
            const [px, py] = stage.at(0, y, 0);
            return d`${px + side * radius} ${py + Math.sqrt(1 - side * side) * radius * stage.sinPitch}`;
          });
          return `M${points.join('L')}`;
        });
        return (
          stroke(lines.join(''), mat.deep, 0.5, 0.5) +
          stroke(lines.join(''), mat.hi, 0.4, 0.4, { transform: 'translate(.4 0)' })
        );
      },
      dipped: () => {
        const [x, y] = stage.at(0, o.h * 0.4, 0);
        const glaze =
          d`M${x - r * 1.1} ${y}Q${x - r * 0.5} ${y + r * 0.5} ${x} ${y + r * 0.22}` +
          d`T${x + r * 1.1} ${y}V${y + o.h}H${x - r * 1.1}Z`;
        return path(glaze, { fill: tone(mat.base, 0.2, 0.6), opacity: 0.62 });
      },
      speckled: () => {
        const dots = range(60).map((index) => {
          const [u, v] = [((index * 61) % 97) / 97, ((index * 37) % 89) / 89];
          const [x, y] = stage.at(0, v * o.h, 0);
          return d`M${x + (u - 0.5) * 2 * r} ${y}h.01`;
        });
        return stroke(dots.join(''), mat.gap, 0.55, 0.55);
      },
    }[o.decor]();
    if (decor) stage.add(group({ 'clip-path': stage.clip(latheShape(stage, 0, 0, profile, true)) }, decor));
  },
});
