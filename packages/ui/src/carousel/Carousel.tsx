import { Children, isValidElement, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Carousel.css.ts';
import { useShelf } from './useShelf.ts';

export const carouselItems = ['card', 'wide', 'full'] as const;

export interface CarouselProps {
  /** What it is a shelf of: «С этим покупают». Also its heading. */
  label: string;
  /** The heading is heard and not seen. @default false */
  hideLabel?: boolean;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
  /** How wide a slide is: a card of goods, two to a screen, the whole width. @default 'card' */
  item?: (typeof carouselItems)[number];
  /** The slides. */
  children: ReactNode;
}

/**
 * A shelf of slides that a finger swipes, the arrow keys scroll and two buttons turn by as many as are seen. It never
 * moves by itself. The buttons are there only while there is something to turn to.
 */
export function Carousel({ label, hideLabel = false, level = 2, item = 'card', children }: CarouselProps) {
  const slides = Children.toArray(children);
  const { track, before, after, turn } = useShelf(slides.length);
  const [said, setSaid] = useState('');
  const id = useId();
  const press = (direction: 1 | -1) => {
    const seen = turn(direction);
    if (!seen) return;
    const [first, last] = [seen.first + 1, seen.last + 1];
    setSaid(`${first === last ? first : `${first}–${last}`} из ${slides.length}`);
  };
  const heading = (
    <Heading level={level} id={id}>
      {label}
    </Heading>
  );

  return (
    <section aria-labelledby={id} aria-roledescription="карусель">
      <div className={css.head} data-bare={hideLabel || undefined}>
        <div className={hideLabel ? css.hidden : css.label}>{heading}</div>
        {(before || after) && (
          <div className={css.buttons}>
            <IconButton
              label="Назад"
              icon={<ChevronLeftIcon />}
              variant="line"
              round
              aria-disabled={!before}
              onClick={() => press(-1)}
            />
            <IconButton
              label="Вперёд"
              icon={<ChevronRightIcon />}
              variant="line"
              round
              aria-disabled={!after}
              onClick={() => press(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={track}
        className={css.track}
        // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must scroll by keyboard (WCAG 2.1.1)
        tabIndex={before || after ? 0 : undefined}
        aria-labelledby={id}
      >
        {slides.map((slide, index) => (
          <li
            key={isValidElement(slide) ? slide.key : index}
            className={css.slides[item]}
            aria-roledescription="слайд"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </section>
  );
}
