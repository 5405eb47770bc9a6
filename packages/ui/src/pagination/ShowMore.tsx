import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { formatNumber } from '../format/index.ts';
import { Progress } from '../progress/index.ts';
import { Text } from '../text/index.ts';
import * as css from './Pagination.css.ts';

export interface ShowMoreProps extends Native<'div', 'children'> {
  /** How far the list has come: «Показано 12 из 128 товаров». Said again when it changes, unless `silent`. */
  words: string;
  /** How many are shown. */
  shown: number;
  /** How many there are; nothing to press when all are shown. */
  total: number;
  /** How many come with one press. */
  step: number;
  /** Asked for more. */
  onMore?: () => void;
  /** The link that shows more, usually a router link: then it works without any script too. */
  render?: RenderElement;
  /** More is on its way. @default false */
  loading?: boolean;
  /** Something else on the page says what has changed. @default false */
  silent?: boolean;
  /** Why more did not come, and what to do: the button says «Повторить». */
  error?: string;
}

/** The rest of a list in portions, instead of pages. */
export function ShowMore({
  words,
  shown,
  total,
  step,
  onMore,
  render,
  loading = false,
  silent = false,
  error,
  ...rest
}: ShowMoreProps) {
  const next = Math.min(step, total - shown);
  const said = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const isDone = next <= 0;
  /* The button goes with the last portion: the focus stays here and not at the top of the page. */
  useLayoutEffect(() => {
    if (isDone && focused.current) said.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <div {...rest} className={css.more}>
      <div ref={said} tabIndex={-1}>
        <Text
          size={14}
          tone={error ? 'critical' : 'muted'}
          numeric
          role={silent && !error ? undefined : 'status'}
        >
          {error ?? words}
        </Text>
      </div>
      <div className={css.bar}>
        <Progress label={words} value={shown} max={total} />
      </div>
      {next > 0 && (
        <div
          className={css.button}
          onFocus={() => (focused.current = true)}
          onBlur={() => (focused.current = false)}
        >
          <Button variant="line" wide loading={loading} onClick={onMore} render={render}>
            {error ? 'Повторить' : `Показать ещё ${formatNumber(next)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
