import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { moveGood, sectionHindrances } from '@siren/domain/goods';
import type { SectionMove, SectionPreview, StaffGoodRow } from '@siren/domain/goods';
import { aboveOf, sectionName, sectionOf } from '../sections.fixtures.ts';
import { resultOf } from './resultOf.mock.ts';

/** The feed has what staff set among the sofas. */
const FED = 11;

const outcomeOf = (good: StaffGoodRow, change: SectionMove) =>
  moveGood(
    { section: sectionOf(good.section), feed: good.byHand ? FED : null },
    change,
    'from' in change ? aboveOf(change.from) : null,
  );

function previewOf(goods: readonly StaffGoodRow[], change: SectionMove): SectionPreview {
  const told: SectionPreview = { goods: [], same: 0, first: [], refused: [], firstRefused: [] };
  for (const good of goods) {
    const { id, name, version } = good;
    const from = sectionOf(good.section);
    const outcome = outcomeOf(good, change);
    if (outcome.kind === 'same') told.same += 1;
    else if (outcome.kind === 'refused')
      told.firstRefused.push({ good: { id, name }, from, why: outcome.why });
    else {
      told.goods.push({ id, version, from, to: outcome.to });
      told.first.push({ good: { id, name }, from, to: outcome.to });
    }
  }
  told.refused = sectionHindrances.flatMap((why) => {
    const count = told.firstRefused.filter((one) => one.why === why).length;
    return count > 0 ? [{ why, count }] : [];
  });
  return told;
}

/** What a server does with the sections of many goods, by the rule of the domain. */
export function mockBulkSections(goods: StaffGoodRow[]) {
  const before = new Map<string, StaffGoodRow>();
  return [
    mockCall('/api/admin/catalog/preview-sections', ({ change, goods: ids }) =>
      previewOf(
        goods.filter(({ id }) => ids.includes(id)),
        change,
      ),
    ),
    mockCall('/api/admin/catalog/change-sections', ({ run, change, goods: seen }) => ({
      results: seen.map(({ id, version }) =>
        resultOf(goods, id, (good) => {
          const outcome = outcomeOf(good, change);
          if (good.version !== version || outcome.kind !== 'changed') throw staffRefusal('general.conflict');
          before.set(`${run} ${id}`, good);
          return { ...good, section: sectionName(outcome.to), byHand: !outcome.back };
        }),
      ),
    })),
    mockCall('/api/admin/catalog/undo-sections', ({ run, goods: ids }) => ({
      results: ids.map((id) =>
        resultOf(goods, id, (good) => {
          const was = before.get(`${run} ${id}`);
          if (!was) throw staffRefusal('good.no_way_back');
          if (good.version !== was.version + 1) throw staffRefusal('general.conflict');
          return { ...good, section: was.section, byHand: was.byHand };
        }),
      ),
    })),
  ];
}
