import { screensFor } from '@siren/contract/staff/screens';
import type { ListUse } from '@siren/domain/product-lists';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { meResource, screenPath, useArea, wayTo } from '../kit/index.ts';
import * as css from './ProductLists.css.ts';

/** The title of a page, which leads there whoever may change pages. */
function PageName({ page, title }: ListUse) {
  const area = useArea();
  const { data: me } = useResource(meResource);
  const way = wayTo('pages', area, `${screenPath('pages')}/${page}`);
  if (way === null || !me || !screensFor(me.permissions).includes('pages')) return <span>{title}</span>;
  return 'to' in way ? (
    <Link render={<RouterLink to={way.to} />}>{title}</Link>
  ) : (
    <Link href={way.href}>{title}</Link>
  );
}

/** Pages whose blocks show a list. */
export const UseRows = ({ uses }: { uses: readonly ListUse[] }) => (
  <div className={css.uses}>
    {uses.map((use) => (
      <div key={`${use.page} ${use.place}`} className={css.use}>
        <PageName {...use} />
        <Text as="span" tone="muted" numeric>
          {use.place}-й&nbsp;блок{use.draft && ', черновик'}
        </Text>
      </div>
    ))}
  </div>
);

/** Where a list stands. */
export const ListUses = ({ uses }: { uses: readonly ListUse[] }) => (
  <Card as="section" aria-label="Где стоит">
    <Stack gap={3}>
      <Heading level={2} size="panel">
        Где стоит
      </Heading>
      {uses.length === 0 ? (
        <Text tone="muted">
          Пока нигде: выберите его в&nbsp;блоке «Товары» на&nbsp;странице и&nbsp;опубликуйте её.
        </Text>
      ) : (
        <UseRows uses={uses} />
      )}
    </Stack>
  </Card>
);
