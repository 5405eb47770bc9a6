import { fabricHex } from '../base/colours.ts';
import { defineKind } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import { choice, fabric, fabricList, flag, number } from '../base/params.ts';
import { ellipse } from '../base/svg.ts';
import { pillow, pillowPatterns } from '../solids/pillow.ts';
import { shadowColour } from '../solids/shadow.ts';

const cushionSchema = {
  w: number(50, 30, 80),
  h: number(50, 25, 80),
  color: fabric('terracotta'),
  cloth: choice(cloths, 'velvet'),
  pattern: choice(pillowPatterns, 'plain'),
  accent: fabric('milk'),
  piping: flag(true),
  lean: number(-5, -14, 14),
  /** A second cushion behind the first. */
  behind: fabricList(1),
} as const;

export const cushion = defineKind({
  schema: cushionSchema,
  placement: 'wall',
  fill: 0.6,
  pitch: () => 0,
  yaw: () => 0,
  extent: (o) => ({ from: [-o.w / 2, -o.h / 2, 0], size: [o.w, o.h, 0] }),
  colours: (o) => [fabricHex(o.color), fabricHex(o.behind[0] ?? o.color)],
  draw: (stage, o) => {
    const fill = { fill: shadowColour, opacity: 0.28, filter: stage.blur(2) };
    stage.addGround(ellipse(3, o.h / 2 - 0.5, o.w * 0.46, 2.6, fill));
    const second = o.behind[0];
    if (second) {
      const size = { turn: o.lean + 14, height: o.h * 0.96 };
      pillow(stage, [o.w * 0.2, o.h * 0.06, 0], o.w * 0.96, stage.soft(second, o.cloth), size);
    }
    pillow(stage, [0, 0, 0], o.w, stage.soft(o.color, o.cloth), {
      turn: o.lean,
      height: o.h,
      piping: o.piping,
      pattern: o.pattern,
      accent: fabricHex(o.accent),
    });
  },
});
