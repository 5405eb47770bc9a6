import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { errorText } from '../../notices/index.ts';
import type { KeyedPress } from './useKeyedPress.ts';

/** What is told in place of the wish. */
export interface OutdatedProps {
  press: Pick<KeyedPress, 'isPerhapsOwn'>;
  title: string;
  /** What somebody else did meanwhile. */
  others: string;
  onRestart(): void;
}

/** The order is another one by now: it is looked at, and the wish begins anew. */
export const Outdated = ({ press, title, others, onRestart }: OutdatedProps) => (
  <Callout
    tone="caution"
    role="alert"
    title={title}
    action={
      <Button size="s" variant="line" onClick={onRestart}>
        Начать заново
      </Button>
    }
  >
    {press.isPerhapsOwn
      ? 'На\u00a0ваше прошлое нажатие ответа не\u00a0было: возможно, заказ изменило оно.'
      : others}{' '}
    Посмотрите, каким он&nbsp;стал, и&nbsp;начните с&nbsp;него.
  </Callout>
);

export interface PressFailedProps {
  press: Pick<KeyedPress, 'error' | 'isUnheard' | 'isOutdated'>;
  /** Begins what may be done already: «Возможно, изменения уже сохранены». */
  perhaps: string;
  /** What is pressed again. */
  button: string;
}

/** Why it was not done; or that it may be done, though nobody heard of it. It stands by the button that is pressed. */
export function PressFailed({ press: { error, isUnheard, isOutdated }, perhaps, button }: PressFailedProps) {
  if (error === null || isOutdated) return null;
  if (!isUnheard)
    return (
      <Callout tone="critical" role="alert">
        {errorText(error)}
      </Callout>
    );
  return (
    <Callout tone="caution" role="alert" title={perhaps}>
      {errorText(error)} Нажмите «{button}» ещё раз: дважды это не&nbsp;сделается.
    </Callout>
  );
}
