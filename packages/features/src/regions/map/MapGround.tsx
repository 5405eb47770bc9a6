import type { MapView, Size } from './geometry.ts';
import { scaleBar } from './scaleBar.ts';
import * as css from './StoreMap.css.ts';

/** The longest bar, and about how far lines of the grid stand apart, px. */
const BAR = 100;
const EDGE = 16;

/** Lines at round distances, and the bar that tells how far that is. */
export function MapGround({ view, size }: { view: MapView; size: Size }) {
  const bar = scaleBar(view.scale, BAR);
  const lines = (middle: number, length: number) => {
    const first = Math.ceil((middle - length / 2 / view.scale) / bar.km);
    const count = Math.ceil(length / bar.width) + 1;
    return Array.from(
      { length: count },
      (_, index) => ((first + index) * bar.km - middle) * view.scale + length / 2,
    );
  };
  const across = lines(view.x, size.width).map((x) => `M${x.toFixed(1)} 0V${size.height}`);
  const down = lines(view.y, size.height).map((y) => `M0 ${y.toFixed(1)}H${size.width}`);
  return (
    <>
      <path className={css.grid} d={[...across, ...down].join('')} />
      <g transform={`translate(${EDGE} ${size.height - EDGE})`}>
        <path className={css.bar} d={`M0-6V0H${bar.width.toFixed(1)}V-6`} />
        <text className={css.barText} x={bar.width / 2} y="-6">
          {bar.text}
        </text>
      </g>
    </>
  );
}
