import type { ListUse } from '@siren/domain/product-lists';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { RecordLink } from '../kit/index.ts';
import * as css from './ProductLists.css.ts';

function Use({ use }: { use: ListUse }) {
  const isBlock = use.kind === 'block';
  return (
    <div className={css.use}>
      <RecordLink screen={isBlock ? 'pages' : 'sections'} id={isBlock ? use.page : use.section}>
        {use.title}
      </RecordLink>
      <Text as="span" tone="muted" numeric>
        {isBlock ? `${use.place}-й\u00a0блок` : 'раздел'}
        {isBlock && use.draft && ', черновик'}
      </Text>
    </div>
  );
}

/** Pages whose blocks show a list, and sections that begin with it. */
export const UseRows = ({ uses }: { uses: readonly ListUse[] }) => (
  <div className={css.uses}>
    {uses.map((use) => (
      <Use key={use.kind === 'block' ? `${use.page} ${use.place}` : use.section} use={use} />
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
          Пока нигде: выберите его в&nbsp;блоке «Товары» на&nbsp;странице и&nbsp;опубликуйте&nbsp;её,
          или&nbsp;в&nbsp;разделе каталога.
        </Text>
      ) : (
        <UseRows uses={uses} />
      )}
    </Stack>
  </Card>
);
