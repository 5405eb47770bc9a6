import type { KeptMessage } from '@siren/domain/back-office';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { timeText } from '../moments.ts';
import { MessageWords } from './MessageWords.tsx';
import type { Unsent } from './outbox.ts';
import * as css from './Rooms.css.ts';

/** Something that was said: one's own stands at the right. */
export function Bubble({ message: { author, text, at }, own }: { message: KeptMessage; own: boolean }) {
  return (
    <article className={css.bubble} data-state={own ? 'own' : 'other'}>
      <Text as="span" size={12} tone="muted">
        {own ? 'Вы' : author.name}, {timeText(at)}
      </Text>
      <MessageWords text={text} />
    </article>
  );
}

export interface UnsentBubbleProps {
  unsent: Unsent;
  /** There is no line. */
  waits: boolean;
  onAgain(): void;
  onDrop(): void;
}

/** Something that one said and nobody has confirmed. */
export function UnsentBubble({ unsent: { text, at, refused }, waits, onAgain, onDrop }: UnsentBubbleProps) {
  return (
    <article className={css.bubble} data-state={refused === null ? 'own' : 'refused'}>
      <Text as="span" size={12} tone="muted">
        Вы, {timeText(at)}
      </Text>
      <p className={css.words}>{text}</p>
      {refused === null ? (
        <Text as="span" size={12} tone="muted" role="status">
          {waits ? 'отправим, когда будет связь' : 'отправляем…'}
        </Text>
      ) : (
        <span className={css.refused} role="alert">
          <Text as="span" size={12}>
            {refused}
          </Text>
          <Link render={<button type="button" onClick={onAgain} />}>Повторить</Link>
          <Link render={<button type="button" onClick={onDrop} />}>Убрать</Link>
        </span>
      )}
    </article>
  );
}
