import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { movedSections, moveProblem } from '@siren/domain/sections';
import type { StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { makeSectionRows, makeStaffSection } from './sections.fixtures.ts';

/** Who works on the section meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (section: StaffSection) => StaffSection;

/** A server that has these sections, and this one whole. */
export function mockSections(
  first: readonly StaffSectionRow[] = makeSectionRows(),
  own: StaffSection = makeStaffSection(),
  meanwhile?: Meanwhile,
) {
  let rows = [...first];
  let section = own;
  let other = meanwhile;
  return [
    mockCall('/api/admin/sections/list', () => ({ sections: rows })),
    mockCall('/api/admin/sections/move', (move) => {
      const problem = moveProblem(rows, move);
      if (problem) throw staffRefusal(problem === 'inside' ? 'section.inside' : 'section.not_found');
      rows = movedSections(rows, move);
      return { sections: rows };
    }),
    mockCall('/api/admin/sections/get', ({ id }) => {
      if (id !== section.id) throw staffRefusal('section.not_found');
      return section;
    }),
    mockCall('/api/admin/sections/save', ({ version, set, back }) => {
      if (other) section = { ...other(section), version: section.version + 1 };
      other = undefined;
      if (version !== section.version) throw staffRefusal('general.conflict', { data: section });
      if (rows.some(({ id, path }) => id !== section.id && path === set.path))
        throw staffRefusal('section.path_taken');
      const { name, ...feed } = section.feed;
      const isBack = back.includes('name') && name !== undefined;
      section = {
        ...{ ...section, ...set },
        ...(isBack && { name, feed }),
        version: section.version + 1,
      };
      rows = rows.map((row) =>
        row.id === section.id ? { ...row, name: section.name, hidden: section.hidden } : row,
      );
      return section;
    }),
  ];
}
