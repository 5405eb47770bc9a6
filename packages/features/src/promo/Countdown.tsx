import { passedMark, timeLeft } from '@siren/domain/promo';
import { formatDuration, plural } from '@siren/ui/format';
import type { Forms } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as css from './Countdown.css.ts';
import * as panel from './Panel.css.ts';

export interface CountdownProps {
  title: string;
  /** Whole seconds until the end. */
  left: number;
  /** The end was reached while one looked on. */
  onEnd?: (() => void) | undefined;
}

const units: readonly { key: 'days' | 'hours' | 'minutes' | 'seconds'; forms: Forms }[] = [
  { key: 'days', forms: ['день', 'дня', 'дней'] },
  { key: 'hours', forms: ['час', 'часа', 'часов'] },
  { key: 'minutes', forms: ['минута', 'минуты', 'минут'] },
  { key: 'seconds', forms: ['секунда', 'секунды', 'секунд'] },
];

const OVER = 'Акция завершилась';

/** How much time is left. Seen every second; said at a day, an hour, ten minutes, a minute and the end. */
export function Countdown({ title, left, onEnd }: CountdownProps) {
  const [said, setSaid] = useState('');
  const before = useRef(left);
  const tell = useEffectEvent((mark: number) => {
    setSaid(mark === 0 ? OVER : `До\u00a0конца акции ${formatDuration(mark)}`);
    if (mark === 0) onEnd?.();
  });
  useEffect(() => {
    const mark = passedMark(before.current, left);
    before.current = left;
    if (mark !== null) tell(mark);
  }, [left]);

  const parts = timeLeft(left);
  return (
    <section className={css.countdown} aria-label={title}>
      <h2 className={panel.title}>{left === 0 ? OVER : title}</h2>
      {left > 0 && (
        <>
          <div className={css.units} aria-hidden="true">
            {units
              .filter(({ key }) => key !== 'days' || parts.days > 0)
              .map(({ key, forms }) => (
                <div key={key} className={css.unit}>
                  <span className={css.figure}>
                    {key === 'days' ? parts.days : String(parts[key]).padStart(2, '0')}
                  </span>
                  <span className={css.word}>{plural(parts[key], forms)}</span>
                </div>
              ))}
          </div>
          <VisuallyHidden>
            <p role="timer">{formatDuration(left)}</p>
          </VisuallyHidden>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
