import { ROOM_TEXT_MAX } from '@siren/domain/back-office';
import { Button } from '@siren/ui/button';
import { Counter, TextArea } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { useEffect, useId, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import * as css from './Rooms.css.ts';

/** From so many characters on they are counted in sight. */
const COUNTED_FROM = ROOM_TEXT_MAX - 200;

export interface MessageFormProps {
  text: string;
  /** There is no line: what is said waits for it. */
  waits: boolean;
  /** It has the focus as soon as it is there. */
  focused: boolean;
  onText(text: string): void;
  /** The field got the focus, or lost it. */
  onFocus(has: boolean): void;
  onSay(text: string): void;
}

const tooLong = (over: number): string =>
  `Сообщение слишком длинное: лишних ${formatCount(over, ['знак', 'знака', 'знаков'])}. Сократите его или напишите по\u00a0частям.`;

/** What one says next: Enter sends it, with Shift a line ends. What is too long stays whole, with how much (behaviour office-48). */
export function MessageForm({ text, waits, focused, onText, onFocus, onSay }: MessageFormProps) {
  const control = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector('textarea')?.focus();
  }, [focused]);
  const over = text.trim().length - ROOM_TEXT_MAX;

  function say(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (text.trim() === '' || over > 0) return;
    onSay(text.trim());
    onText('');
  }
  return (
    <form ref={form} className={css.say} onSubmit={say}>
      <TextArea
        label="Сообщение"
        hideLabel
        placeholder="Сообщение"
        rows={1}
        maxRows={6}
        id={control}
        error={over > 0 ? tooLong(over) : undefined}
        aside={text.length > COUNTED_FROM && <Counter control={control} max={ROOM_TEXT_MAX} text={text} />}
        value={text}
        onValueChange={onText}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) say(event);
        }}
      />
      <Button type="submit">{waits ? 'В\u00a0очередь' : 'Отправить'}</Button>
    </form>
  );
}
