import type { FilmLooks } from '../../../packages/demo/src/catalogue/index.ts';
import { picture } from '../../../packages/demo/src/furniture/index.ts';
import type { PictureOptions } from '../../../packages/demo/src/furniture/index.ts';

export const FRAMES_A_SECOND = 12;
/** Width of the picture divided by its height, as a phone shows the pictures of goods. */
export const RATIO = 10 / 9;
/** Seconds of the three parts: it turns, it changes its colour, it comes near. */
const TURN = 5;
const COLOURS = 4;
const NEAR = 4;
export const DURATION = TURN + COLOURS + NEAR;
/** How much of a colour's time it takes to come. */
const DISSOLVE = 0.35;
const YAW = 32;

const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** A frame as drawings over each other, the later ones more or less opaque. */
export type Layers = { svg: string; opacity: number }[];

/** What is seen `time` seconds after the beginning, by an angle that is the good's own at first and at last. */
export function layersAt({ looks, tile }: FilmLooks, time: number): Layers {
  const draw = (index: number, options: PictureOptions = {}): string => {
    const look = looks[index % looks.length] ?? looks[0];
    if (!look) throw new Error('A film about nothing');
    return picture(look.kind, look.params, { tile, ratio: RATIO, size: 576, ...options });
  };
  if (time < TURN) {
    const around = Math.sin(2 * Math.PI * ease(time / TURN));
    return [{ svg: draw(0, around === 0 ? {} : { yaw: -24 + around * YAW }), opacity: 1 }];
  }
  if (time < TURN + COLOURS) {
    const place = ((time - TURN) / COLOURS) * looks.length;
    const index = Math.floor(place);
    const come = Math.min(1, (place - index) / DISSOLVE);
    const next = { svg: draw(index + 1, { yaw: -24 }), opacity: ease(come) };
    return [{ svg: draw(index, { yaw: -24 }), opacity: 1 }, next];
  }
  const share = Math.min(1, (time - TURN - COLOURS) / (NEAR * 0.7));
  const near = ease(share);
  return [
    {
      svg: draw(0, { yaw: -24, zoom: 1 + 1.3 * near, dx: 0.16 * near, dy: 0.08 * near, grain: share === 1 }),
      opacity: 1,
    },
  ];
}
