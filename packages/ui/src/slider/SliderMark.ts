export const sliderOrientations = ['horizontal', 'vertical'] as const;
export type SliderOrientation = (typeof sliderOrientations)[number];

export interface SliderMark {
  /** Where it stands. */
  value: number;
  /** Words under the mark; without them it is a dash. */
  label?: string;
}
