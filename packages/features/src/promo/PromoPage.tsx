import { Container } from '@siren/ui/layout';
import { useParams } from 'react-router-dom';
import { useKept } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { isNotFound, LoadFailed, PageFailure } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { PageHead } from '../info/index.ts';
import { pictureAddress } from '../pictures/index.ts';
import { BlockPlace, BlockStack, PageBlocks, useRegionStores } from '../blocks/index.ts';
import { PromoCountdown } from './PromoCountdown.tsx';
import { PromoCoupon } from './PromoCoupon.tsx';
import { PromoHead } from './PromoHead.tsx';
import { promoResource } from './resources.ts';
import { PromoSkeleton } from './PromoSkeleton.tsx';
import { PromoState } from './PromoState.tsx';

/** /promo/{path}: each promo is a page of its own, that keeps nothing of the one before. */
export function PromoPage() {
  const path = useParams()['*'] ?? '';
  return (
    <Container>
      <PromoPanel key={path} path={path} />
    </Container>
  );
}

/** A promo, running or not. Where there is none it is a page that was not found. */
export function PromoPanel({ path }: { path: string }) {
  const { data, error, state, retry } = useKept(promoResource(path));
  const stores = useRegionStores();
  if (isNotFound(error)) return <PageFailure error={error} />;
  if (error)
    return (
      <LoadFailed
        level={1}
        title="Акция не загрузилась"
        error={error}
        retrying={state === 'pending'}
        onRetry={retry}
      />
    );
  if (!data) return <PromoSkeleton />;
  const ended = data.state === 'ended';
  return (
    <>
      <PageHead {...data.seo} kept={!ended} image={data.image ? pictureAddress(data.image) : undefined} />
      <BlockStack>
        <BlockPlace>
          <PromoHead {...data} />
        </BlockPlace>
        {data.state !== 'running' && (
          <BlockPlace>
            <PromoState {...data} />
          </BlockPlace>
        )}
        <PageBlocks
          leads={false}
          blocks={data.blocks}
          stores={stores}
          renderAction={(card) => <AddToCart offer={offerOfCard(card)} />}
          renderCorner={(card) => <FavoriteButton card={card} />}
          renderCoupon={(coupon) => <PromoCoupon {...coupon} />}
          renderCountdown={(countdown) => <PromoCountdown {...countdown} answer={data} onEnd={retry} />}
        />
      </BlockStack>
    </>
  );
}
