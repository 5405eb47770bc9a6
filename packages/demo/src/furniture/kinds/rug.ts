import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, outline, path, rect, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { pile, rugArt } from '../parts/rug-art.ts';
import { rugSchema } from '../parts/rug-params.ts';
import type { Rug } from '../parts/rug-params.ts';
import { ring, shade, shadowColour } from '../solids/shadow.ts';

const edgeOf = (o: Rug): readonly (readonly [number, number, number])[] => {
  if (o.shape === 'rect')
    return [
      [0, 0, 0],
      [o.w, 0, 0],
      [o.w, 0, o.d],
      [0, 0, o.d],
    ];
  return ring(o.w / 2, depthOf(o) / 2, o.w / 2, depthOf(o) / 2, 60);
};

const depthOf = (o: Rug): number => (o.shape === 'round' ? o.w : o.d);

const planOutline = (o: Rug): string => {
  const [a, b] = [o.w / 2, depthOf(o) / 2];
  if (o.shape === 'rect') return d`M0 0H${o.w}V${o.d}H0Z`;
  return d`M0 ${b}A${a} ${b} 0 1 1 ${o.w} ${b}A${a} ${b} 0 1 1 0 ${b}Z`;
};

/** The cut edge of the pile: the same outline seen a little lower. */
const thickness = (stage: Stage, o: Rug): void => {
  const mat = stage.soft(o.color);
  const at = (y: number): Point[] => edgeOf(o).map(([x, , z]) => stage.at(x, y, z));
  stage.see(at(0));
  for (const [y, colour] of [
    [0, mat.deep],
    [o.pile * 0.5, mat.shade],
  ] as const) {
    stage.add(path(outline(at(y)), { fill: colour, stroke: colour, 'stroke-width': 0.8 }));
  }
};

const fringe = (o: Rug, colour: string, dark: string): string => {
  const count = Math.floor(o.d / 2.2);
  const step = o.d / count;
  const tuftAt = (index: number): string => {
    const z = (index + 0.5) * step;
    const sway = ((index * 37) % 7) / 5 - 0.6;
    return (
      d`M1 ${z}Q-3 ${z + sway} -5.5 ${z + sway * 1.4}M${o.w - 1} ${z}` +
      d`Q${o.w + 3} ${z - sway} ${o.w + 5.5} ${z - sway}`
    );
  };
  const all = Array.from({ length: count }, (_, index) => tuftAt(index)).join('');
  return stroke(all, dark, 1.2, 0.35, { transform: 'translate(.4 .8)' }) + stroke(all, colour, 1);
};

/** Broad soft bands where the pile leans one way and the other. */
const lie = (stage: Stage, o: Rug): string => {
  const [w, depth] = [o.w, depthOf(o)];
  const light = stage.gradient(
    [
      [0, '#ffffff', 0.2],
      [0.35, '#ffffff', 0.02],
      [0.5, shadowColour, 0.05],
      [0.7, '#ffffff', 0.08],
      [1, shadowColour, 0.16],
    ],
    [0, 0],
    [1, 0.8],
  );
  const bands = d`M${-w * 0.1} ${depth * 0.7}Q${w * 0.4} ${depth * 0.3} ${w * 1.1} ${depth * 0.42}`;
  return (
    rect(-4, -4, w + 8, depth + 8, { fill: light }) +
    stroke(bands, '#ffffff', depth * 0.1, 0.09, { filter: stage.blur(8) }) +
    stroke(bands, shadowColour, depth * 0.1, 0.08, {
      filter: stage.blur(8),
      transform: d`translate(0 ${depth * 0.16})`,
    })
  );
};

export const rug = defineKind({
  schema: rugSchema,
  placement: 'flat',
  fill: 0.84,
  pitch: (o) => o.pitch,
  extent: (o) => standing(o.w, 0, depthOf(o)),
  colours: (o) => [fabricHex(o.color), fabricHex(o.accent)],
  draw: (stage, o) => {
    const [mat, accent] = [stage.soft(o.color), stage.soft(o.accent)];
    const fringed = o.fringe && o.shape === 'rect';
    shade(stage, edgeOf(o), { blur: 5, opacity: 0.22, dx: 4, dy: 5 });
    shade(stage, edgeOf(o), { blur: 1.5, opacity: 0.34, dx: 1.2, dy: 2 });
    stage.see(
      edgeOf(o).map(([x, , z]) => stage.at(x, o.pile, z)),
      fringed ? 4 : 1,
    );
    if (fringed) stage.plane('top', 0.4, fringe(o, accent.front, mat.deep));
    thickness(stage, o);
    const plan = planOutline(o);
    const ground = stage.gradient(
      [
        [0, mat.top],
        [1, mat.front],
      ],
      [0, 0],
      [1, 1],
    );
    const art = [
      path(plan, { fill: ground }),
      rugArt(stage, { ...o, d: depthOf(o) }, mat, accent),
      path(plan, { fill: pile(stage, o.pile) }),
      lie(stage, o),
    ];
    stage.plane(
      'top',
      o.pile,
      group({ 'clip-path': stage.clip(plan) }, art.join('')) + stroke(plan, mat.hi, 0.7, 0.5),
    );
  },
});
