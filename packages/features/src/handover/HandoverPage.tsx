import { returnPath } from '@siren/contract/redirect';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { useInfo } from '../info/index.ts';
import { Link } from '../navigation/index.ts';
import * as css from './Handover.css.ts';
import { HandoverForm } from './HandoverForm.tsx';
import { offeredResource } from './resources.ts';

/** /lk/handover: a link brought the session of somebody else. */
export function HandoverPage() {
  const info = useInfo();
  const [search] = useSearchParams();
  const { data, error, state, mutate } = useResource(offeredResource);
  const from = returnPath(search);
  return (
    <Container>
      <title>Кто продолжит? | Сирень</title>
      <div className={css.page}>
        {data?.offered && info ? (
          <HandoverForm own={info.user} offered={data.offered.user} from={from} />
        ) : data ? (
          <>
            <Heading level={1}>Ссылка больше не&nbsp;действует</Heading>
            <Text tone="muted">Всё осталось как было: корзина и&nbsp;заказы на&nbsp;месте.</Text>
            <Button size="l" wide render={<Link to={from} />}>
              Продолжить
            </Button>
          </>
        ) : error ? (
          <LoadFailed
            title="Страница не&nbsp;загрузилась"
            error={error}
            retrying={state === 'pending'}
            onRetry={() => void mutate()}
          />
        ) : (
          <Skeleton shape="tile" height="16em" />
        )}
      </div>
    </Container>
  );
}
