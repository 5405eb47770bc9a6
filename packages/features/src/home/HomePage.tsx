import { Container } from '@siren/ui/layout';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useKept } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { PageHead } from '../info/index.ts';
import { BlockStack, PageBlocks, useRegionStores } from '../blocks/index.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
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
  const { data, error, state, retry } = useKept(homeResource);
  const stores = useRegionStores();
  if (error)
    return (
      <LoadFailed
        level={1}
        title="Главная страница не загрузилась"
        error={error}
        retrying={state === 'pending'}
        onRetry={retry}
      />
    );
  if (!data) return <HomeSkeleton />;
  const bare = data.blocks.every(({ type }) => type !== 'hero');
  return (
    <>
      <PageHead {...data.seo} />
      <BlockStack apart={bare}>
        {bare && (
          <VisuallyHidden>
            <h1>Сирень: мебель и&nbsp;товары для дома</h1>
          </VisuallyHidden>
        )}
        <PageBlocks
          blocks={data.blocks}
          stores={stores}
          renderAction={(card) => <AddToCart offer={offerOfCard(card)} />}
          renderCorner={(card) => <FavoriteButton card={card} />}
        />
      </BlockStack>
    </>
  );
}
