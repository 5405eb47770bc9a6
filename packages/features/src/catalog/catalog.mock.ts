import { mockCall } from '@siren/contract/mock';
import type { DescribedCard, Section } from '@siren/domain/catalog';
import { makeSectionLinks } from '../testing/index.ts';
import { makeSection, makeSectionAnswer, makeShelf } from './catalog.fixtures.ts';

/** A section of so many goods, or of those on a shelf: any page and order of it, narrowed by anything. */
export const mockSection = (shelf: number | readonly DescribedCard[] = 128, section?: Section) => {
  const cards = typeof shelf === 'number' ? makeShelf(shelf) : shelf;
  return mockCall('/api/catalog/section', (asked) => makeSectionAnswer(asked, cards, section));
};

/** The catalogue: every section of the menu with three below it. */
export const mockSections = (sections?: Section[]) =>
  mockCall('/api/catalog/sections', () => ({
    sections:
      sections ??
      makeSectionLinks().map((link) => ({
        ...makeSection(),
        ...link,
        children: makeSectionLinks(['Прямые', 'Угловые', 'Модульные']),
      })),
  }));
