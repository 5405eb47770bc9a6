import { ROOM_TEXT_MAX } from '@siren/domain/back-office';
import { Button } from '@siren/ui/button';
import { TextArea } from '@siren/ui/field';
import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import * as css from './Rooms.css.ts';

export interface MessageFormProps {
  /** There is no line: what is said waits for it. */
  waits: boolean;
  onSay(text: string): void;
}

/** What one says next: Enter sends it, with Shift a line ends. */
export function MessageForm({ waits, onSay }: MessageFormProps) {
  const [text, setText] = useState('');

  function say(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  }
  return (
    <form className={css.say} onSubmit={say}>
      <TextArea
        label="Сообщение"
        hideLabel
        placeholder="Сообщение"
        rows={1}
        maxRows={6}
        maxLength={ROOM_TEXT_MAX}
        value={text}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) say(event);
        }}
      />
      <Button type="submit">{waits ? 'В\u00a0очередь' : 'Отправить'}</Button>
    </form>
  );
}
