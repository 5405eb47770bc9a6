import type { Seo } from '@siren/domain/catalog';
import { useNavigation } from '../navigation/index.ts';
import { useOrigin } from './OriginContext.tsx';

export interface PageHeadProps extends Seo {
  /** The page tells messengers and networks by itself how a link to it looks. @default false */
  ownPreview?: boolean;
}

/**
 * Title, description, canonical address of a page and how a link to it looks in messengers; React hoists them into the
 * head. An address that search engines shall not keep names no other one instead of itself.
 */
export function PageHead({ title, description, canonical, ownPreview = false }: PageHeadProps) {
  const origin = useOrigin();
  const { indexed } = useNavigation();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed && <link rel="canonical" href={origin + canonical} />}
      {!ownPreview && <Preview title={title} description={description} address={origin + canonical} />}
    </>
  );
}

/** Open Graph. Addresses in it are absolute or of no use. */
function Preview({ title, description, address }: { title: string; description: string; address: string }) {
  const origin = useOrigin();
  const facts: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
  ];
  if (origin !== '') facts.push(['og:url', address], ['og:image', `${origin}/share.png`]);
  return facts.map(([property, content]) => <meta key={property} property={property} content={content} />);
}
