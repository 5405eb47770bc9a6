import type { Breadcrumb, Section, SectionLink, Seo } from '@siren/domain/catalog';
import { imageOf } from '../../pictures/index.ts';
import { goodsCount, roubles } from '../words/index.ts';
import type { SectionNode, SectionTree } from './SectionTree.ts';
import { wayTo } from './SectionTree.ts';

export function toLink({ row, total, picture }: SectionNode): SectionLink {
  return { id: row.id, path: row.path, name: row.name, total, image: picture && imageOf(picture, row.name) };
}

/** Sections that have something to sell. */
export function toLinks(nodes: readonly SectionNode[]): SectionLink[] {
  return nodes.filter(({ total }) => total > 0).map(toLink);
}

/** What the catalogue begins with: the top of the tree, or what is below it where the top is one section. */
export function topLinks({ tops }: SectionTree): SectionLink[] {
  const links = toLinks(tops);
  const below = links.length === 1 ? toLinks(tops.flatMap(({ children }) => children)) : [];
  return below.length > 0 ? below : links;
}

export function toBreadcrumbs(nodes: readonly SectionNode[]): Breadcrumb[] {
  return nodes.map(({ row }) => ({ name: row.name, path: row.path }));
}

const madeSeo = ({ row, total, minPrice }: SectionNode, page: number): Seo => {
  const from = minPrice === null ? '' : ` от\u00a0${roubles(minPrice)}`;
  // Further pages have other goods: to search engines each is a page of its own.
  const canonical = `/section/${row.path}${page > 1 ? `?page=${page}` : ''}`;
  if (total === 0) {
    const description = `${row.name} в\u00a0каталоге «Сирени»: скоро привезём.`;
    return { title: `${row.name} | Сирень`, description, canonical };
  }
  const [end, at] =
    page > 1
      ? [`\u00a0— страница\u00a0${page}`, `, страница\u00a0${page}`]
      : [', купить с\u00a0доставкой', ''];
  return {
    title: `${row.name}: ${goodsCount(total)}${from}${end} | Сирень`,
    description:
      `${row.name} в\u00a0каталоге «Сирени»${at}: ${goodsCount(total)}${from}. ` +
      'Фото, характеристики, наличие в\u00a0магазинах и\u00a0день доставки до\u00a0вашей двери.',
    canonical,
  };
};

/** What staff wrote stands in place of what the shop makes; further pages say which they are. */
const seoOf = (node: SectionNode, page: number): Seo => {
  const made = madeSeo(node, page);
  const { title, description } = node.row;
  const end = page > 1 ? `\u00a0— страница\u00a0${page}` : '';
  return {
    ...made,
    ...(title !== '' && { title: `${title}${end} | Сирень` }),
    ...(description !== '' && { description }),
  };
};

/** The section as this page of its goods shows it. */
export function toSection(node: SectionNode, page: number): Section {
  return {
    ...toLink(node),
    breadcrumbs: toBreadcrumbs(wayTo(node.parent)),
    children: toLinks(node.children),
    seo: seoOf(node, page),
  };
}
