import type { Seo } from '@siren/domain/catalog';
import { useOrigin } from './OriginContext.tsx';

/** Title, description and canonical address of a page; React hoists them into the head. */
export function PageHead({ title, description, canonical }: Seo) {
  const origin = useOrigin();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + canonical} />
    </>
  );
}
