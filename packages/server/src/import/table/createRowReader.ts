import { paramOfHeading } from '@siren/domain/imports';
import type { TableColumn, TableTarget } from '@siren/domain/imports';
import type { RawCategory, RawOffer } from '../feed/index.ts';
import { createSectionPaths } from './sectionsOf.ts';
import { stockText } from './stockText.ts';
import type { TableRow } from './TableRow.ts';

/** Elements of YML that say what these columns say. */
const elements: Readonly<Partial<Record<TableTarget, string>>> = {
  article: 'vendorCode',
  name: 'name',
  price: 'price',
  oldPrice: 'oldprice',
  brand: 'vendor',
  description: 'description',
};
/** Pictures that one cell may name. */
const PICTURE = /https?:\/\/[^\s,;|]+/giu;

const emptyOffer = (line: number, id: string, broken: number | null): RawOffer => ({
  ...{ line, broken, attributes: { id }, texts: new Map(), groups: [], params: [], pictures: [] },
  ...{ video: { url: '', captions: '' }, documents: [], barcodes: [], outlets: [] },
  ...{ condition: { type: '', text: '' }, ageUnit: '', beyond: { params: 0, pictures: 0 } },
});

const pictureOf = (url: string) => ({ url, tile: '', width: '', height: '' });

/** Addresses, or names of pictures that come in the same archive. */
const picturesOf = (cell: string) => {
  const names = () => cell.split(/[,;|\n]/u).filter((name) => name.trim() !== '');
  return (cell.match(PICTURE) ?? names()).map(pictureOf);
};

export interface ReadRow {
  offer: RawOffer;
  /** Sections that no row before it named. */
  categories: RawCategory[];
}

/** Makes of each row what a feed would say of the good. An article is the id, so a row is the good that its article was before. */
export function createRowReader(columns: readonly TableColumn[]): (row: TableRow) => ReadRow {
  const sectionOf = createSectionPaths();
  const articleAt = columns.findIndex(({ to }) => to === 'article');

  const put = (offer: RawOffer, { to, heading, unit }: TableColumn, cell: string): RawCategory[] => {
    const element = elements[to];
    if (element !== undefined) offer.texts.set(element, cell);
    else if (to === 'stock') {
      const told = stockText(cell);
      if ('count' in told) offer.texts.set('count', told.count);
      else offer.texts.set('available', told.available);
    } else if (cell === '') return [];
    else if (to === 'section') {
      const { id, categories } = sectionOf(cell, offer.line);
      offer.texts.set('categoryId', id);
      return categories;
    } else if (to === 'picture') offer.pictures.push(...picturesOf(cell));
    else if (to === 'barcode') offer.barcodes.push(cell);
    else if (to === 'group') offer.groups.push(cell);
    else if (to === 'param')
      offer.params.push({
        name: unit === '' ? heading : paramOfHeading(heading).name,
        unit,
        hex: '',
        value: cell,
      });
    return [];
  };
  return ({ line, cells, isBroken }) => {
    const offer = emptyOffer(line, (cells[articleAt] ?? '').trim(), isBroken ? line : null);
    // Cells of a broken row may be parts of others.
    if (isBroken) return { offer, categories: [] };
    const categories = columns.flatMap((column, at) => put(offer, column, (cells[at] ?? '').trim()));
    return { offer, categories };
  };
}
