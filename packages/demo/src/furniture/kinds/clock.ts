import { fabricHex, metalHex } from '../base/colours.ts';
import { defineKind } from '../base/kind.ts';
import { radians, range } from '../base/numbers.ts';
import { chroma, toLab } from '../base/oklch.ts';
import { choice, metal, number, paint } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, path, stroke } from '../base/svg.ts';
import { digits } from '../parts/digits.ts';
import { shadowColour } from '../solids/shadow.ts';

const clockSchema = {
  style: choice(['rim', 'plain', 'sun', 'square', 'pebble'], 'rim'),
  marks: choice(['ticks', 'digits', 'dots', 'quarters'], 'ticks'),
  w: number(34, 18, 70),
  color: paint('milk'),
  metal: metal('black'),
  hour: number(10, 0, 12),
  minute: number(9, 0, 59),
} as const;

type Clock = Values<typeof clockSchema>;

const caseShape = (o: Clock, r: number): string => {
  if (o.style === 'square') {
    const c = r * 0.4;
    return (
      d`M${-r + c} ${-r}H${r - c}Q${r} ${-r} ${r} ${-r + c}V${r - c}Q${r} ${r} ${r - c} ${r}` +
      d`H${-r + c}Q${-r} ${r} ${-r} ${r - c}V${-r + c}Q${-r} ${-r} ${-r + c} ${-r}Z`
    );
  }
  if (o.style === 'pebble') {
    return (
      d`M${-r} ${r * 0.1}C${-r} ${-r * 0.7} ${-r * 0.5} ${-r} ${r * 0.1} ${-r}` +
      d`C${r * 0.8} ${-r} ${r} ${-r * 0.5} ${r} 0C${r} ${r * 0.6} ${r * 0.6} ${r} 0 ${r}` +
      d`C${-r * 0.7} ${r} ${-r} ${r * 0.7} ${-r} ${r * 0.1}Z`
    );
  }
  return d`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
};

const onRing = (index: number, r: number): readonly [number, number] => {
  const angle = radians(index * 30);
  return [Math.sin(angle) * r, -Math.cos(angle) * r];
};

const marksOf = (o: Clock, r: number, ink: string): string => {
  const size = r * 0.17;
  if (o.marks === 'digits') {
    return range(12)
      .map((index) => {
        const [x, y] = onRing(index + 1, r * 0.76);
        return digits(String(index + 1), [x, y], size, ink, size * 0.14);
      })
      .join('');
  }
  return range(12)
    .map((index) => {
      const quarter = index % 3 === 0;
      if (o.marks === 'quarters' && !quarter) return '';
      if (o.marks === 'dots') {
        const [x, y] = onRing(index, r * 0.8);
        return circle(x, y, r * (quarter ? 0.045 : 0.026), { fill: ink });
      }
      const [from, to] = [onRing(index, r * (quarter ? 0.72 : 0.79)), onRing(index, r * 0.87)];
      return stroke(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, ink, r * (quarter ? 0.032 : 0.018));
    })
    .join('');
};

const hands = (stage: Stage, o: Clock, r: number, ink: string): string => {
  const hand = (turn: number, length: number, width: number): string => {
    const angle = radians(turn);
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return d`M${-x * r * 0.12} ${-y * r * 0.12}L${x * length} ${y * length}` + `|${width}`;
  };
  const lines = [
    hand((o.hour % 12) * 30 + o.minute / 2, r * 0.46, r * 0.052),
    hand(o.minute * 6, r * 0.7, r * 0.034),
  ];
  const draw = (line: string, colour: string, opacity = 1, more = {}): string => {
    const [shape = '', width = '1'] = line.split('|');
    return stroke(shape, colour, Number(width), opacity, more);
  };
  const casts = lines.map((line) =>
    draw(line, shadowColour, 0.3, {
      transform: d`translate(${r * 0.03} ${r * 0.045})`,
      filter: stage.blur(r * 0.02),
    }),
  );
  return (
    casts.join('') + lines.map((line) => draw(line, ink)).join('') + circle(0, 0, r * 0.05, { fill: ink })
  );
};

const sunRays = (r: number, colour: string, light: string): string => {
  const spikes = range(36).map((index) => {
    const angle = (index / 36) * Math.PI * 2;
    const outer = r * (index % 2 ? 0.84 : 1);
    return (
      d`M${Math.sin(angle) * r * 0.5} ${-Math.cos(angle) * r * 0.5}` +
      d`L${Math.sin(angle) * outer} ${-Math.cos(angle) * outer}`
    );
  });
  return (
    stroke(spikes.join(''), colour, r * 0.045) +
    stroke(spikes.join(''), light, r * 0.014, 0.7, { transform: 'translate(-.2 -.2)' })
  );
};

export const clock = defineKind({
  schema: clockSchema,
  placement: 'wall',
  fill: 0.62,
  pitch: () => 0,
  yaw: () => 0,
  extent: (o) => ({ from: [-o.w / 2, -o.w / 2, 0], size: [o.w, o.w, 0] }),
  colours: (o) => [fabricHex(o.color), metalHex(o.metal)],
  draw: (stage, o) => {
    const whole = o.w / 2;
    const r = o.style === 'sun' ? whole * 0.58 : whole;
    const [face, steel] = [stage.glaze(o.color), stage.metal(o.metal)];
    const lightness = toLab(face.base)[0];
    const ink = lightness > 0.62 ? (chroma(toLab(steel.base)) > 0.04 ? steel.deep : '#35333a') : '#f3eee7';
    const rim = o.style === 'plain' || o.style === 'pebble' ? r * 0.03 : r * 0.07;
    stage.see([
      [-whole, -whole],
      [whole, whole],
    ]);
    const body = caseShape(o, r);
    const dial = caseShape(o, r - rim);
    const ring = o.style === 'plain' || o.style === 'pebble' ? face : steel;
    const metalLight = stage.gradient(
      [
        [0, ring.hi],
        [0.45, ring.base],
        [1, ring.deep],
      ],
      [0, 0],
      [1, 1],
    );
    const dialLight = stage.gradient(
      [
        [0, face.top],
        [1, face.front],
      ],
      [0, 0],
      [0.7, 1],
    );
    const shift = d`translate(${r * 0.07} ${r * 0.1})`;
    const art = [
      path(body, { fill: shadowColour, opacity: 0.3, transform: shift, filter: stage.blur(r * 0.07) }),
      o.style === 'sun' ? sunRays(whole, steel.base, steel.hi) : '',
      path(body, { fill: metalLight }),
      path(dial, { fill: dialLight }),
      stroke(dial, shadowColour, r * 0.03, 0.22, { transform: d`translate(${r * 0.012} ${r * 0.02})` }),
      marksOf(o, r - rim, ink),
      hands(stage, o, r - rim, ink),
    ];
    stage.add(art.join(''));
  },
});
