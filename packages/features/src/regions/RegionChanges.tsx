import { formatMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { CartChanges } from './cartChanges.ts';
import * as css from './RegionChanges.css.ts';

export interface RegionChangesProps {
  changes: CartChanges;
}

/** What another city did to the cart, good by good. */
export function RegionChanges({ changes: { gone, prices, total } }: RegionChangesProps) {
  return (
    <div className={css.box}>
      {gone.length > 0 && (
        <div className={css.group}>
          <Heading level={3} size="group">
            Здесь не&nbsp;продаются
          </Heading>
          <ul>
            {gone.map((name) => (
              <li key={name} className={css.row}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {prices.length > 0 && (
        <div className={css.group}>
          <Heading level={3} size="group">
            Другие цены
          </Heading>
          <ul>
            {prices.map(({ name, from, to }) => (
              <li key={name} className={css.row}>
                {name}
                <Change from={from} to={to} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.row}>
        <strong>Товары в&nbsp;корзине</strong>
        <Change {...total} />
      </div>
    </div>
  );
}

function Change({ from, to }: { from: number; to: number }) {
  return (
    <span className={css.sum}>
      <s className={css.was}>
        <VisuallyHidden>было </VisuallyHidden>
        {formatMoney(from)}
      </s>
      <VisuallyHidden>стало </VisuallyHidden>
      {formatMoney(to)}
    </span>
  );
}
