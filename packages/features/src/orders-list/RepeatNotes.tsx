import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from '../navigation/index.ts';
import { repeatText } from './repeatText.ts';
import type { Repeated } from './useRepeat.ts';

/** What of a repeated order is no longer to be had, or not as it was, and the way to what is. */
export function RepeatNotes({ found, notes }: Repeated) {
  return (
    <Callout
      tone="caution"
      role="status"
      title={
        found > 0
          ? 'Добавили в\u00a0корзину, но\u00a0не\u00a0всё как было'
          : 'Из\u00a0этого заказа сейчас ничего нет'
      }
      action={
        found > 0 ? (
          <Button size="s" render={<RouterLink to={paths.cart()} />}>
            Открыть корзину
          </Button>
        ) : (
          <Button size="s" variant="line" render={<RouterLink to={paths.sections()} />}>
            Открыть каталог
          </Button>
        )
      }
    >
      <ul>
        {notes.map((note) => (
          <li key={note.offer}>
            {note.priceNow === null ? (
              note.name
            ) : (
              <Link variant="inherit" render={<RouterLink to={paths.product(note.path, note.offer)} />}>
                {note.name}
              </Link>
            )}
            : {repeatText(note)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
