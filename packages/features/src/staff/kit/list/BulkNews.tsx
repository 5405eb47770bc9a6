import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import type { RenderElement } from '@siren/ui/element';
import { formatNumber } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Progress } from '@siren/ui/progress';
import { useEffect, useRef } from 'react';
import * as css from './BulkNews.css.ts';
import type { Bulk, BulkEnd, BulkWork } from './useBulk.ts';

/** So many of those that did not come off are listed. */
const LISTED = 20;

export interface BulkNewsProps<Item> {
  bulk: Bulk<Item>;
  nameOf: (item: Item) => string;
  linkOf: (item: Item) => RenderElement;
}

/** How far work on many records is, and what became of it. The focus comes here from the button that is gone. */
export function BulkNews<Item>({ bulk, nameOf, linkOf }: BulkNewsProps<Item>) {
  const place = useRef<HTMLDivElement>(null);
  const { work, end } = bulk;
  const isWorking = work !== null;
  useEffect(() => {
    if (isWorking) place.current?.focus();
  }, [isWorking]);
  return (
    <div ref={place} tabIndex={-1} className={css.news} role="status">
      {work && <Working {...work} onStop={bulk.stop} />}
      {end && <Ended end={end} bulk={bulk} nameOf={nameOf} linkOf={linkOf} />}
    </div>
  );
}

function Working({ title, done, total, onStop }: BulkWork & { onStop: () => void }) {
  const words = `${title}: ${formatNumber(done)} из\u00a0${formatNumber(total)}`;
  return (
    <Callout
      action={
        <Button size="s" variant="line" onClick={onStop}>
          Остановить
        </Button>
      }
    >
      <Stack gap={2}>
        {words}
        <Progress label={title} value={done} max={total} valueText={words} />
      </Stack>
    </Callout>
  );
}

function wordsOf<Item>({ doneWord, done, failed, left, again }: BulkEnd<Item>): string {
  return [
    `${doneWord}\u00a0${formatNumber(done)}`,
    ...(failed.length > 0 ? [`не\u00a0вышло\u00a0${formatNumber(failed.length)}`] : []),
    ...(left > 0 ? [`${again ? 'без\u00a0ответа' : 'не\u00a0отправлено'}\u00a0${formatNumber(left)}`] : []),
  ].join(', ');
}

function Ended<Item>({ end, bulk, nameOf, linkOf }: BulkNewsProps<Item> & { end: BulkEnd<Item> }) {
  const { failed, left, back, again, ofBefore } = end;
  return (
    <Callout
      tone={failed.length + left > 0 ? 'caution' : 'positive'}
      title={wordsOf(end)}
      action={
        <Inline gap={2}>
          {again && (
            <Button size="s" variant="line" onClick={() => void bulk.run(again)}>
              Повторить
            </Button>
          )}
          {back && (
            <Button size="s" variant="line" onClick={() => void bulk.run(back)}>
              Вернуть
            </Button>
          )}
          <Button size="s" variant="line" onClick={bulk.close}>
            Закрыть
          </Button>
        </Inline>
      }
    >
      {again && 'Ответа не\u00a0было: возможно, это уже сделано. Повторите: дважды это не\u00a0сделается.'}
      {!again && ofBefore && 'Это итог прошлого нажатия, на\u00a0которое не\u00a0было ответа.'}
      {failed.length > 0 && (
        <ul className={css.failures}>
          {failed.slice(0, LISTED).map(({ item, problem }) => (
            <li key={nameOf(item)}>
              <Link render={linkOf(item)}>{nameOf(item)}</Link>: {problem}
            </li>
          ))}
          {failed.length > LISTED && <li>И&nbsp;ещё {formatNumber(failed.length - LISTED)}.</li>}
        </ul>
      )}
    </Callout>
  );
}
