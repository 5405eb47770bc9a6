import { paths } from '@siren/contract/routes';
import type { PromoPage } from '@siren/domain/promo';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Link as RouterLink } from '../navigation/index.ts';

/** Of a promo that does not run: what that means, and where to go on. Nothing of one that does. */
export function PromoState({ state, note }: Pick<PromoPage, 'state' | 'note'>) {
  if (state === 'running') return null;
  const toCatalogue = (
    <Button variant="line" render={<RouterLink to={paths.sections()} />}>
      В&nbsp;каталог
    </Button>
  );
  return state === 'upcoming' ? (
    <Callout tone="info" title={note} action={toCatalogue}>
      Условия и&nbsp;промокод появятся на&nbsp;этой странице в&nbsp;день начала.
    </Callout>
  ) : (
    <Callout tone="caution" title={note} action={toCatalogue}>
      Её промокод больше не&nbsp;действует. Посмотрите, что идёт сейчас.
    </Callout>
  );
}
