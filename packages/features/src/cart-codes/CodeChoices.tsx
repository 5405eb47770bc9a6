import { paths } from '@siren/contract/routes';
import type { CodeMeaning } from '@siren/domain/cart-codes';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './CodeResult.css.ts';

/** What an unclear code could mean, each with its code as it is written. */
export function CodeChoices({ choices }: Pick<CodeMeaning, 'choices'>) {
  return (
    <ul className={css.choices} aria-label="Что подходит">
      {choices.map(({ offer, gone }) => (
        <li key={offer.id}>
          <Text as="span" size={14} numeric>
            {offer.article}
          </Text>{' '}
          <Text as="span" size={14} tone="muted">
            {gone ? (
              <>{offer.name}, больше не&nbsp;продаётся</>
            ) : (
              <Link render={<RouterLink to={paths.product(offer.path, offer.id)} />}>{offer.name}</Link>
            )}
          </Text>
        </li>
      ))}
    </ul>
  );
}
