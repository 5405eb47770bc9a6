import type { Seo } from '@siren/domain/catalog';
import { useNavigation } from '../navigation/index.ts';
import { useOrigin } from './OriginContext.tsx';

export interface PageHeadProps extends Seo {
  /** Search engines may keep it, as far as its answer tells; if not it says so itself. @default true */
  kept?: boolean;
  /** The page tells messengers and networks by itself how a link to it looks. @default false */
  ownPreview?: boolean;
  /** Path of the picture that a link to the page is shown with. @default that of the shop */
  image?: string | undefined;
}

/**
 * Title, description, canonical address of a page and how a link to it looks in messengers; React hoists them into the
 * head. An address that search engines shall not keep names no other one instead of itself.
 */
export function PageHead({ canonical, kept = true, ownPreview = false, image, ...words }: PageHeadProps) {
  const origin = useOrigin();
  const { indexed } = useNavigation();
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      {indexed && kept && <link rel="canonical" href={origin + canonical} />}
      {!ownPreview && <Preview {...words} address={canonical} image={image} />}
    </>
  );
}

interface PreviewProps extends Pick<PageHeadProps, 'title' | 'description' | 'image'> {
  /** Path of the page. */
  address: string;
}

/** Open Graph. Addresses in it are absolute or of no use. */
function Preview({ title, description, address, image = '/share.png' }: PreviewProps) {
  const origin = useOrigin();
  const facts: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
  ];
  if (origin !== '') facts.push(['og:url', origin + address], ['og:image', origin + image]);
  return facts.map(([property, content]) => <meta key={property} property={property} content={content} />);
}
