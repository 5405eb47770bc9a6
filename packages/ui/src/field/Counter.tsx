import { useEffect, useState } from 'react';
import { NBSP, plural } from '../format/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Counter.css.ts';
import { counterWords } from './counterWords.ts';

/** Pause in typing after which the rest is said: whoever types on is not talked over, ms. */
const PAUSE = 1000;

export interface CounterProps {
  /** Id of the control. */
  control: string;
  /** Its `maxLength`. */
  max: number;
  /** Its value, or its first value. */
  text: unknown;
}

/**
 * «188 / 200» under a field, as its `aside`; a `TextArea` brings its own. Near the end a screen reader politely says how
 * much is left.
 */
export function Counter({ control: id, max, text }: CounterProps) {
  const [first] = useState(typeof text === 'string' ? text.length : 0);
  const [length, setLength] = useState(first);
  const [said, setSaid] = useState('');

  /* The element itself is asked: it may be uncontrolled, filled in by the browser, reset with its form. */
  useEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const read = () => setLength(control.value.length);
    const readLater = () => setTimeout(read);
    read();
    const { form } = control;
    control.addEventListener('input', read);
    form?.addEventListener('reset', readLater);
    return () => {
      control.removeEventListener('input', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [id, text]);

  useEffect(() => {
    const timer = setTimeout(() => setSaid(length === first ? '' : counterWords(length, max)), PAUSE);
    return () => clearTimeout(timer);
  }, [length, first, max]);

  return (
    <>
      <VisuallyHidden>
        не больше {max} {plural(max, ['знака', 'знаков', 'знаков'])}
      </VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <span className={css.counter} aria-hidden="true" data-state={length > max ? 'over' : undefined}>
        {length}
        {NBSP}/{NBSP}
        {max}
      </span>
    </>
  );
}
