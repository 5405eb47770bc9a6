import * as css from './StoreMap.css.ts';

export interface MapPinProps {
  /** Where its tip stands, px. */
  x: number;
  y: number;
  /** The store's place in the list, or how many stores stand here. */
  number: number;
  /** Several stores that stand too close to be told apart. */
  gathered: boolean;
  selected: boolean;
  onPress(): void;
}

/** A drop that stands on its tip, 26 by 34; the disc of a cluster has no tip. */
const DROP = 'M0 0C-4.5-7.5-13-12.5-13-21a13 13 0 1 1 26 0C13-12.5 4.5-7.5 0 0Z';

/** A store on the map, or several. Keyboard and screen readers have the list. */
export function MapPin({ x, y, number, gathered, selected, onPress }: MapPinProps) {
  return (
    <g
      className={css.pin}
      data-state={selected ? 'on' : undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onClick={onPress}
    >
      <rect className={css.press} x="-22" y="-42" width="44" height="44" />
      {gathered ? (
        <>
          <circle className={css.halo} cy="-19" r="21" />
          <circle className={css.drop} cy="-19" r="16" />
        </>
      ) : (
        <path className={css.drop} d={DROP} />
      )}
      <text className={css.pinNumber} y={gathered ? -19 : -21}>
        {number}
      </text>
    </g>
  );
}
