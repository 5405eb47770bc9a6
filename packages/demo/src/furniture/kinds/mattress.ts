import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import type { Material } from '../base/materials.ts';
import { tone } from '../base/oklch.ts';
import { range } from '../base/numbers.ts';
import { choice, fabric, number, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, group, outline, path, rect, stroke } from '../base/svg.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect } from '../solids/shadow.ts';

const mattressSchema = {
  quilting: choice(['diamonds', 'waves', 'lines', 'tufts'], 'diamonds'),
  border: choice(['piped', 'handles', 'two-tone'], 'piped'),
  w: number(160, 70, 200),
  d: number(200, 160, 210),
  h: number(24, 8, 34),
  color: fabric('milk'),
  accent: fabric('dust'),
  yaw: turn(30),
} as const;

type Mattress = Values<typeof mattressSchema>;

const step = 17;

const diamonds = (o: Mattress): string => {
  const far = o.w + o.d;
  const count = Math.ceil(far / step);
  const down = range(count).map((i) => d`M${i * step} 0L${i * step - o.d} ${o.d}`);
  const up = range(count).map((i) => d`M${i * step - o.d} 0L${i * step} ${o.d}`);
  return [...down, ...up].join('');
};

const waves = (o: Mattress): string =>
  range(Math.ceil(o.d / step))
    .map((row) => {
      const bends = 't20 0'.repeat(Math.ceil(o.w / 20));
      return d`M-10 ${(row + 0.5) * step}q5 -9 10 0${bends}`;
    })
    .join('');

const lines = (o: Mattress): string =>
  range(Math.ceil(o.d / step) - 1)
    .map((row) => d`M0 ${(row + 1) * step}H${o.w}`)
    .join('');

const tufts = (stage: Stage, o: Mattress, mat: Material): string =>
  range(Math.floor(o.d / 26))
    .flatMap((row) =>
      range(Math.floor(o.w / 26)).map((column) => {
        const x = (column + 0.5) * (o.w / Math.floor(o.w / 26));
        const z = (row + 0.5) * (o.d / Math.floor(o.d / 26));
        const dent = circle(x, z, 6, { fill: mat.deep, opacity: 0.26, filter: stage.blur(2) });
        return dent + circle(x, z, 1.5, { fill: mat.shade });
      }),
    )
    .join('');

const quilt = (stage: Stage, o: Mattress, mat: Material): string => {
  if (o.quilting === 'tufts') return tufts(stage, o, mat);
  const seams = { diamonds, waves, lines }[o.quilting](o);
  const thick = o.quilting === 'lines' ? 1.6 : 1.1;
  return (
    stroke(seams, mat.deep, 3.4, 0.14) +
    stroke(seams, mat.deep, thick, 0.45) +
    stroke(seams, '#ffffff', 1.1, 0.5, { transform: 'translate(1 1.3)' })
  );
};

const band = (stage: Stage, o: Mattress): void => {
  const [low, high] = [o.h * 0.26, o.h * 0.74];
  const tape = stage.soft(o.accent);
  const across =
    o.border === 'two-tone' ? rect(0.6, 0.6, o.w - 1.2, o.h * 0.52, { fill: tape.front, opacity: 0.9 }) : '';
  const along =
    o.border === 'two-tone' ? rect(0.6, 0.6, o.d - 1.2, o.h * 0.52, { fill: tape.side, opacity: 0.9 }) : '';
  const cords = (to: number): string =>
    stroke(d`M1 ${low}H${to - 1}M1 ${high}H${to - 1}`, tape.deep, 0.8, 0.55);
  const grips = (to: number): string =>
    [0.25, 0.75]
      .map((at) =>
        rect(to * at - 9, o.h * 0.42, 18, o.h * 0.2, {
          rx: 1,
          fill: tape.shade,
          stroke: tape.deep,
          'stroke-width': 0.4,
        }),
      )
      .join('');
  const art = (to: number): string =>
    o.border === 'handles' ? cords(to) + grips(to) : o.border === 'piped' ? cords(to) : '';
  stage.plane('front', o.d, across + art(o.w));
  stage.plane('side', o.w, along + art(o.d));
};

export const mattress = defineKind({
  schema: mattressSchema,
  placement: 'floor',
  fill: 0.84,
  pitch: () => 30,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => [fabricHex(o.color), fabricHex(o.accent)],
  draw: (stage, o) => {
    const mat = stage.soft(o.color);
    shadeRect(stage, [0, 0], [o.w, o.d], { blur: 6, opacity: 0.28, dx: 7, dy: 3 });
    shadeRect(stage, [1, 1], [o.w - 2, o.d - 2], { blur: 2, opacity: 0.3, dx: 2, dy: 1 });
    puff(stage, [0, 0, 0], [o.w, o.h, o.d], mat, { r: Math.min(4, o.h * 0.2), bulge: 0 });
    const top = [
      stage.at(2, o.h, 2),
      stage.at(o.w - 2, o.h, 2),
      stage.at(o.w - 2, o.h, o.d - 2),
      stage.at(2, o.h, o.d - 2),
    ];
    const seams = group({ transform: stage.matrix('top', o.h) }, quilt(stage, o, mat));
    stage.add(group({ 'clip-path': stage.clip(outline(top)) }, seams));
    band(stage, o);
    const cord = tone(fabricHex(o.accent), -0.05);
    const rim = (y: number): string =>
      outline([stage.at(1, y, o.d), stage.at(o.w, y, o.d), stage.at(o.w, y, 1)], false);
    stage.add(stroke(rim(o.h - 1.6), cord, 1.3) + stroke(rim(1.8), cord, 1.2));
    const far = outline(
      [stage.at(1, o.h - 1, o.d), stage.at(1, o.h - 1, 1), stage.at(o.w, o.h - 1, 1)],
      false,
    );
    stage.add(path(far, { fill: 'none', stroke: cord, 'stroke-width': 0.9, opacity: 0.8 }));
  },
});
