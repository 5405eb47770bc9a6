import { readId } from '@siren/domain/lists';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Link, useSearchParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ScreenFailed, screenPath } from '../kit/index.ts';
import { NewPageForm } from './NewPageForm.tsx';
import * as css from './Pages.css.ts';
import { COPY_OF } from './pageWays.ts';
import { pagesResource } from './resources.ts';

/** A page that is to be made, empty or as a copy of the one that the address names. */
export function NewPage() {
  const { data, error, mutate } = useResource(pagesResource);
  const [params] = useSearchParams();
  const from = params.get(COPY_OF);
  return (
    <div className={css.page}>
      <title>Новая страница | Сирень</title>
      <Breadcrumbs
        items={[
          { label: 'Страницы', render: <Link to={screenPath('pages')} /> },
          { label: 'Новая страница' },
        ]}
      />
      <Heading level={1} size="page">
        Новая страница
      </Heading>
      <Text tone="muted">До&nbsp;публикации её видят только сотрудники.</Text>
      {data && (
        <div className={css.fields}>
          <Card as="section" aria-label="Новая страница">
            <NewPageForm
              key={from}
              rows={data.pages}
              copyOf={from === null ? null : readId(from)}
              lost={from !== null && !data.pages.some(({ id }) => id === readId(from))}
            />
          </Card>
        </div>
      )}
      {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
    </div>
  );
}
