import { paths } from '@siren/contract/routes';
import type { Breadcrumb } from '@siren/domain/catalog';

/**
 * What search engines read of the way down to a page (schema.org BreadcrumbList): the catalogue, the sections above, and
 * the page itself at its canonical address. `origin` makes the addresses whole.
 */
export const trailData = (
  above: readonly Breadcrumb[],
  { name, canonical }: { name: string; canonical: string },
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Каталог', item: origin + paths.sections() },
    ...above.map((crumb) => ({ name: crumb.name, item: origin + paths.section(crumb.path) })),
    { name, item: origin + canonical },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});
