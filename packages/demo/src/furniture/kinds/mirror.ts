import { metalHex, woodHex } from '../base/colours.ts';
import { defineKind } from '../base/kind.ts';
import { choice, metal, number, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, path, stroke } from '../base/svg.ts';
import { shadowColour } from '../solids/shadow.ts';

const mirrorSchema = {
  style: choice(['arch', 'round', 'pebble', 'rect', 'oval', 'sun', 'shelf'], 'arch'),
  w: number(70, 30, 120),
  h: number(90, 30, 190),
  frame: choice(['wood', 'metal'], 'wood'),
  wood: wood('oak'),
  metal: metal('brass'),
  /** How broad the frame is. */
  rim: number(3, 0.6, 8),
} as const;

type Mirror = Values<typeof mirrorSchema>;

/** The outline drawn in by `inset`, standing on the zero line. */
const outlineOf = (o: Mirror, inset: number): string => {
  const [a, h] = [o.w / 2 - inset, o.h];
  switch (o.style) {
    case 'round':
    case 'sun':
    case 'oval': {
      const core = o.style === 'sun' ? 0.62 : 1;
      const rx = o.style === 'oval' ? a : (o.w / 2) * core - inset;
      const ry = o.style === 'oval' ? h / 2 - inset : rx;
      return d`M${-rx} ${-h / 2}A${rx} ${ry} 0 1 1 ${rx} ${-h / 2}A${rx} ${ry} 0 1 1 ${-rx} ${-h / 2}Z`;
    }
    case 'arch':
      return d`M${-a} ${-inset}V${-h + o.w / 2}A${a} ${a} 0 0 1 ${a} ${-h + o.w / 2}V${-inset}Z`;
    case 'pebble':
      return (
        d`M${-a} ${-h * 0.42}C${-a} ${-h * 0.85} ${-a * 0.5} ${-h + inset} ${a * 0.12} ${-h + inset}` +
        d`C${a * 0.85} ${-h + inset} ${a} ${-h * 0.7} ${a} ${-h * 0.5}` +
        d`C${a} ${-h * 0.2} ${a * 0.6} ${-inset} ${-a * 0.05} ${-inset}` +
        d`C${-a * 0.7} ${-inset} ${-a} ${-h * 0.15} ${-a} ${-h * 0.42}Z`
      );
    case 'rect':
    case 'shelf': {
      const r = 3;
      return (
        d`M${-a + r} ${-inset}Q${-a} ${-inset} ${-a} ${-inset - r}V${-h + inset + r}` +
        d`Q${-a} ${-h + inset} ${-a + r} ${-h + inset}` +
        d`H${a - r}Q${a} ${-h + inset} ${a} ${-h + inset + r}V${-inset - r}Q${a} ${-inset} ${a - r} ${-inset}Z`
      );
    }
  }
};

/** What a mirror shows of a quiet room: wall, floor, and light from a window. */
const reflection = (stage: Stage, { w, h }: Mirror): string => {
  const room = stage.gradient(
    [
      [0, '#f1f4f4'],
      [0.5, '#dfe7ea'],
      [1, '#bdcad1'],
    ],
    [0, 0],
    [0.8, 1],
  );
  const beam = d`M${-w} ${-h * 0.35}L${w * 0.2} ${-h * 1.1}H${w * 0.5}L${-w} ${-h * 0.1}Z`;
  const glint = d`M${-w * 0.6} ${h * 0.1}L${w} ${-h * 0.95}V${-h * 0.86}L${-w * 0.4} ${h * 0.1}Z`;
  const floor = stage.gradient(
    [
      [0, '#9fb0b8', 0],
      [1, '#8ea0a9', 0.5],
    ],
    [0, 0],
    [0, 1],
  );
  return (
    path(d`M${-w} ${-h - 5}H${w}V5H${-w}Z`, { fill: room }) +
    path(d`M${-w} ${-h * 0.3}H${w}V5H${-w}Z`, { fill: floor }) +
    path(beam, { fill: '#ffffff', opacity: 0.4 }) +
    path(glint, { fill: '#ffffff', opacity: 0.32 })
  );
};

const rays = (stage: Stage, o: Mirror, colour: string, light: string): string => {
  const spikes = range(48).map((index) => {
    const angle = (index / 48) * Math.PI * 2;
    const [inner, outer] = [o.w * 0.3, (o.w / 2) * (index % 2 ? 0.86 : 1)];
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return d`M${x * inner} ${-o.h / 2 + y * inner}L${x * outer} ${-o.h / 2 + y * outer}`;
  });
  stage.see([
    [-o.w / 2, -o.h / 2 - o.w / 2],
    [o.w / 2, -o.h / 2 + o.w / 2],
  ]);
  return (
    stroke(spikes.join(''), colour, 1.3) +
    stroke(spikes.join(''), light, 0.4, 0.7, { transform: 'translate(-.3 -.3)' })
  );
};

const isRound = (o: Mirror): boolean => o.style === 'round' || o.style === 'sun';

export const mirror = defineKind({
  schema: mirrorSchema,
  placement: 'wall',
  fill: 0.7,
  pitch: () => 0,
  yaw: () => 0,
  extent: (o) => {
    const tall = isRound(o) ? o.w : o.h;
    return { from: [-o.w / 2, (o.h - tall) / 2, 0], size: [o.w, tall, 0] };
  },
  colours: (o) => [o.frame === 'metal' ? metalHex(o.metal) : woodHex(o.wood), '#dfe7ea'],
  draw: (stage, o) => {
    const mat = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
    const [whole, glass] = [outlineOf(o, 0), outlineOf(o, o.rim)];
    const tall = isRound(o) ? o.w / 2 : o.h / 2;
    stage.see([
      [-o.w / 2, -o.h / 2 - tall],
      [o.w / 2, -o.h / 2 + tall],
    ]);
    const frame = stage.gradient(
      [
        [0, mat.hi],
        [0.4, mat.front],
        [1, mat.deep],
      ],
      [0, 0],
      [1, 1],
    );
    const cast = { fill: shadowColour, opacity: 0.28, transform: 'translate(3.5 4)', filter: stage.blur(4) };
    const inside = stroke(glass, shadowColour, 2.6, 0.3, {
      filter: stage.blur(1.2),
      transform: 'translate(.7 .9)',
    });
    const art = [
      path(whole, cast),
      o.style === 'sun' ? rays(stage, o, mat.base, mat.hi) : '',
      path(whole, { fill: frame }),
      group({ 'clip-path': stage.clip(glass) }, reflection(stage, o) + inside),
      stroke(glass, mat.deep, 0.6, 0.6),
      stroke(outlineOf(o, 0.5), mat.hi, 0.5, 0.7),
    ];
    stage.add(art.join(''));
    if (o.style !== 'shelf') return;
    const ledge = stage.gradient(
      [
        [0, mat.hi],
        [0.3, mat.base],
        [1, mat.shade],
      ],
      [0, 0],
      [0, 1],
    );
    const [x, w] = [-o.w / 2 - 3, o.w + 6];
    stage.see([
      [x, -3],
      [x + w, 4],
    ]);
    stage.add(
      path(d`M${x + 2} 4h${w}v5h${-w}Z`, { fill: shadowColour, opacity: 0.28, filter: stage.blur(2) }),
    );
    stage.add(path(d`M${x} -3h${w}v7h${-w}Z`, { fill: ledge, stroke: mat.deep, 'stroke-width': 0.4 }));
  },
});
