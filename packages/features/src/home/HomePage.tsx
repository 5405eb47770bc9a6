import { Container } from '@siren/ui/layout';
import { useResource } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { PageHead, useInfo } from '../info/index.ts';
import { RegionStores } from '../regions/index.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeView } from './HomeView.tsx';
import { homeResource } from './resources.ts';

/** /: what the shop has to offer in this region. */
export function HomePage() {
  return (
    <Container>
      <HomePanel />
    </Container>
  );
}

export function HomePanel() {
  const { data, error, isValidating, mutate } = useResource(homeResource, { keepPreviousData: true });
  const info = useInfo();
  if (!data)
    return error ? (
      <LoadFailed
        level={1}
        title="Главная страница не загрузилась"
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    ) : (
      <HomeSkeleton />
    );
  const stores =
    info && info.stores.length > 0
      ? { title: `Магазины: ${info.region.name}`, list: <RegionStores /> }
      : null;
  return (
    <>
      <PageHead {...data.seo} />
      <HomeView
        blocks={data.blocks}
        stores={stores}
        renderAction={(card) => <AddToCart offer={offerOfCard(card)} />}
        renderCorner={(card) => <FavoriteButton card={card} />}
      />
    </>
  );
}
