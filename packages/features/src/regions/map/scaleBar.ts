import { formatDecimal } from '@siren/ui/format';

const STEP_MIN_KM = 0.05;
const STEPS_KM = [STEP_MIN_KM, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

export interface ScaleBar {
  /** «2 км», «500 м». */
  text: string;
  km: number;
  /** How long it is drawn, px. */
  width: number;
}

/** The longest round distance that fits into `most` px. */
export function scaleBar(scale: number, most: number): ScaleBar {
  const km = STEPS_KM.findLast((step) => step * scale <= most) ?? STEP_MIN_KM;
  const text = km < 1 ? `${km * 1_000}\u00a0м` : `${formatDecimal(km)}\u00a0км`;
  return { text, km, width: km * scale };
}
