import { paths } from '@siren/contract/routes';
import type { CodeMeaning } from '@siren/domain/cart-codes';
import { multiplyRoubles } from '@siren/domain/money';
import { Badge } from '@siren/ui/badge';
import { formatNumber } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import { CodeChoices } from './CodeChoices.tsx';
import * as css from './CodeResult.css.ts';
import { codeNote, codeWords } from './codeNote.ts';

/** One code of the list: what it means, what it comes to, what to do where it is not to be had. */
export function CodeResult({ meaning }: { meaning: CodeMeaning }) {
  const { code, offer, choices, status, possible } = meaning;
  const note = codeNote(meaning);
  const { word, tone } = codeWords[status];
  const name = (
    <Text as="span" weight="medium">
      {offer?.name}
    </Text>
  );
  // What has gone has no page any more.
  const page = offer && <RouterLink to={paths.product(offer.path, offer.id)} />;
  return (
    <li className={css.row}>
      <div className={possible > 0 ? css.picture : css.pictureFaded}>
        <GoodPicture image={offer?.image} sizes="72px" radius="s" />
      </div>
      <div className={css.words}>
        <Text as="span" size={14} tone="muted" numeric>
          {code}
        </Text>
        {page &&
          (status === 'gone' ? (
            name
          ) : (
            <Link variant="quiet" render={page}>
              {name}
            </Link>
          ))}
        {offer?.options && (
          <Text size={14} tone="muted">
            {offer.options}
          </Text>
        )}
        {note && (
          <Text size={14} tone="muted">
            {note}
          </Text>
        )}
        {choices.length > 0 && <CodeChoices choices={choices} />}
      </div>
      <div className={css.state}>
        <Badge tone={tone}>{word}</Badge>
        {offer && possible > 0 && (
          <>
            <Price price={multiplyRoubles(offer.price, possible)} size="row" align="endWide" />
            <Text as="span" size={14} tone="muted" numeric>
              {formatNumber(possible)}&nbsp;шт.
            </Text>
          </>
        )}
      </div>
    </li>
  );
}
