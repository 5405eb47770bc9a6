import * as css from './SlowHint.css.ts';

/** Stands below a skeleton and speaks up only where the wait gets long; without any script. */
export function SlowHint() {
  return <p className={css.hint}>Загружается дольше обычного, ещё немного…</p>;
}
