import { paths } from '@siren/contract/routes';
import type { User } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import * as css from './Handover.css.ts';

export interface HandoverFormProps {
  /** Who is signed in here; null for a guest. */
  own: User | null;
  /** Whose session the link brought; null for a guest's. */
  offered: User | null;
  /** Where it goes on, a path. */
  from: string;
}

/**
 * Who goes on: a plain form, which works without scripts. Whoever is here stands first, and stays when Enter is
 * pressed.
 */
export function HandoverForm({ own, offered, from }: HandoverFormProps) {
  const other = offered?.name ?? 'гость';
  return (
    <>
      <Heading level={1}>Кто продолжит?</Heading>
      <Text>
        {own ? (
          <>
            Вы&nbsp;вошли как <b>{own.name}</b> ({own.login}).
          </>
        ) : (
          'Вы\u00a0ещё не\u00a0входили в\u00a0личный кабинет.'
        )}{' '}
        Ссылка открывает магазин от&nbsp;другого имени: <b>{other}</b>
        {offered && ` (${offered.login})`}.
      </Text>
      <Text tone="muted">
        Не&nbsp;знаете, откуда ссылка? Оставайтесь: ваша корзина и&nbsp;заказы не&nbsp;изменятся.{' '}
        {own
          ? `Если продолжит ${offered ? 'другой покупатель' : 'гость'}, вы\u00a0выйдете из\u00a0личного кабинета.`
          : 'Если продолжит другой покупатель, ваша корзина и\u00a0заказы достанутся ему.'}
      </Text>
      <form method="post" action={paths.handover()} className={css.choice}>
        <input type="hidden" name="from" value={from} />
        <Button type="submit" size="l" wide name="as" value="own">
          Остаться: {own?.name ?? 'гость'}
        </Button>
        <Button type="submit" variant="line" size="l" wide name="as" value="offered">
          Продолжить: {other}
        </Button>
      </form>
    </>
  );
}
