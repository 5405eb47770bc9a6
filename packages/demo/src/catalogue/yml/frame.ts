import { sectionId, sections } from '../sections.ts';
import { around, element } from './element.ts';

const categories = (): string =>
  sections
    .map((section) =>
      element('category', section.name, {
        id: section.id,
        parentId: 'parent' in section ? sectionId(section.parent) : undefined,
      }),
    )
    .join('\n');

/** What comes before the offers. */
export const opening = (date: Date): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${date.toISOString().slice(0, 19)}+00:00">`,
    '<shop>',
    element('name', 'Сирень'),
    element('company', 'ООО «Сирень Дом»'),
    element('url', 'https://shop.invalid/'),
    around('currencies', {}, around('currency', { id: 'RUR', rate: 1 }, '')),
    around('categories', {}, `\n${categories()}\n`),
    '<offers>\n',
  ].join('\n');

/** What comes after them. */
export const closing = '</offers>\n</shop>\n</yml_catalog>\n';
