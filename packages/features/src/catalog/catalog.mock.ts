import { mockCall } from '@siren/contract/mock';
import type { Section } from '@siren/domain/catalog';
import { makeSectionLinks } from '../testing/index.ts';
import { makeSection, makeSectionAnswer } from './catalog.fixtures.ts';

/** A section of so many goods, any page and order of it. */
export const mockSection = (total = 128, section?: Section) =>
  mockCall('/api/catalog/section', (address) =>
    makeSectionAnswer(address, total, section ?? makeSection({ total })),
  );

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
