import * as css from './ColorDots.css.ts';

/** Dots that fit beside one another on the narrowest card. */
const MOST = 5;

export interface ColorDot {
  /** Name of the colour, «шалфей». */
  name: string;
  /** Any CSS colour: it belongs to the goods, not to the theme. */
  color: string;
}

export interface ColorDotsProps {
  /** Colours that the thing comes in. */
  colors: readonly ColorDot[];
  /** Name of the colour that is shown. */
  current?: string;
}

/** The colours of a thing as dots, five at most; a picture with words, not a control. */
export function ColorDots({ colors, current }: ColorDotsProps) {
  const shown = colors.slice(0, MOST);
  const rest = colors.length - shown.length;
  const label = `Цвета: ${colors.map(({ name }) => name).join(', ')}`;
  return (
    <span className={css.dots} role="img" aria-label={label}>
      {shown.map(({ name, color }) => (
        <span
          key={name}
          className={css.dot}
          data-state={name === current ? 'on' : undefined}
          style={{ background: color }}
        />
      ))}
      {rest > 0 && `+${rest}`}
    </span>
  );
}
