import type { AnswerOf } from '@siren/contract/calls';
import { pageCount, SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { Section, SectionSort } from '@siren/domain/catalog';
import { makeCards, makeSectionLinks } from '../testing/index.ts';

/** A section as its page shows it. */
export function makeSection(over: Partial<Section> = {}): Section {
  return {
    id: 7,
    path: 'myagkaya-mebel/divany',
    name: 'Диваны',
    total: 128,
    image: null,
    breadcrumbs: [{ name: 'Мягкая мебель', path: 'myagkaya-mebel' }],
    children: makeSectionLinks([
      'Прямые',
      'Угловые',
      'Диваны-кровати',
      'Модульные',
      'С ящиком для белья',
      'Для кухни',
    ]),
    seo: {
      title: 'Диваны: 128 моделей с доставкой | Сирень',
      description: 'Диваны прямые, угловые и модульные.',
      canonical: '/section/myagkaya-mebel/divany',
    },
    ...over,
  };
}

/** A page of a section's goods out of so many in all. */
export function makeSectionAnswer(
  { sort = 'popular', page = 1 }: { sort?: SectionSort; page?: number },
  total = 128,
  section = makeSection({ total }),
): AnswerOf<'/api/catalog/section'> {
  const from = (page - 1) * SECTION_PAGE_SIZE;
  const items = makeCards(Math.max(0, Math.min(SECTION_PAGE_SIZE, total - from)), from);
  return { section, facets: [], prices: null, items, total, page, pages: pageCount(total), sort };
}

const foreignNames = [
  'Полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств',
  'Запчасти',
  'Водонагревательное оборудование и комплектующие к водонагревательному оборудованию',
  'Шины',
];

/** Sections as an imported catalogue of another trade brings them: long words, no pictures, very many. */
export function makeForeignSections(count: number): Section[] {
  return Array.from({ length: count }, (_, index) => ({
    ...makeSection(),
    id: 900 + index,
    path: `import-${index}`,
    name: foreignNames[index % foreignNames.length] ?? '',
    total: (index * 977) % 12_000,
    breadcrumbs: [],
    children: [],
  }));
}
