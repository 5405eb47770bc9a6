/** Place of one slide along the shelf, px from its start. */
export interface Span {
  start: number;
  end: number;
}

export interface Shelf {
  /** How far it is scrolled, px. */
  scrolled: number;
  /** Width of what is seen, px. */
  width: number;
  slides: readonly Span[];
}

/** Browsers scroll by parts of a pixel and round them: a slide that lacks less than this counts as seen. */
const SLACK_PX = 2;

const isSeen = ({ scrolled, width }: Shelf, { start, end }: Span) =>
  start >= scrolled - SLACK_PX && end <= scrolled + width + SLACK_PX;

/** Indices of the first and the last slide that are seen whole; the one nearest to the start where none is. */
export function seenSlides(shelf: Shelf): { first: number; last: number } {
  const seen = shelf.slides.map((slide, index) => (isSeen(shelf, slide) ? index : -1)).filter((i) => i >= 0);
  const [first] = seen;
  if (first !== undefined) return { first, last: seen[seen.length - 1] ?? first };
  const far = (slide: Span) => Math.abs(slide.start - shelf.scrolled);
  const nearest = shelf.slides.reduce(
    (best, slide, index) => (far(slide) < far(shelf.slides[best] ?? slide) ? index : best),
    0,
  );
  return { first: nearest, last: nearest };
}

/** Which slide stands at the start after a press of «forward» or «back»: what was seen gives way as a whole. */
export function turnedTo(shelf: Shelf, direction: 1 | -1): number {
  const { first, last } = seenSlides(shelf);
  const count = Math.max(1, last - first + 1);
  return Math.max(0, Math.min(shelf.slides.length - 1, first + direction * count));
}
