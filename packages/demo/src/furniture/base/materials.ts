import { tone } from './oklch.ts';

export const cloths = ['linen', 'boucle', 'velvet', 'corduroy'] as const;
export type Cloth = (typeof cloths)[number];
export type Finish = 'fabric' | 'wood' | 'lacquer' | 'metal' | 'glaze';

/** One colour and the tones it takes in the light of the stage. */
export interface Material {
  readonly finish: Finish;
  readonly cloth?: Cloth | undefined;
  readonly base: string;
  readonly hi: string;
  readonly top: string;
  readonly front: string;
  /** The flank turned to the viewer: in shade, or lit when the good is seen from its left. */
  readonly side: string;
  /** The dark half of round things, whichever flank is seen. */
  readonly shade: string;
  readonly deep: string;
  readonly gap: string;
}

export const material = (base: string, finish: Finish, flankLit = false, cloth?: Cloth): Material => {
  const calm = finish === 'wood' ? 0.9 : 1.02;
  const shade = tone(base, -0.1, calm);
  return {
    finish,
    cloth,
    base,
    hi: tone(base, 0.13, 0.8),
    top: tone(base, finish === 'fabric' ? 0.065 : 0.055, 0.95),
    front: flankLit ? tone(base, -0.05, calm) : base,
    side: flankLit ? tone(base, 0.02) : shade,
    shade,
    deep: tone(base, -0.21, finish === 'wood' ? 0.85 : 1.02),
    gap: tone(base, -0.34, 0.85),
  };
};

/** The same stuff a little darker or lighter, for parts that lie back or stand out. */
export const shifted = (source: Material, step: number): Material => ({
  ...source,
  base: tone(source.base, step),
  hi: tone(source.hi, step),
  top: tone(source.top, step),
  front: tone(source.front, step),
  side: tone(source.side, step),
  shade: tone(source.shade, step),
  deep: tone(source.deep, step),
});
