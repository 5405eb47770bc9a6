import type { AuditValue, FieldChange } from '../audit/index.ts';
import { blockWords } from './blockTypes.ts';
import type { DraftBlock, PageContent } from './entities.ts';
import { sameSaid } from './sameSaid.ts';

const named = (block: DraftBlock): string => {
  const title = 'title' in block ? block.title : '';
  return title === '' ? blockWords[block.type] : `${blockWords[block.type]} «${title}»`;
};

/** What a field of a page says, for its history; numbers of regions are the ids of them. */
const told = (content: PageContent): Readonly<Record<keyof PageContent, AuditValue>> => ({
  ...content,
  regions: content.regions && content.regions.join(', '),
  blocks: content.blocks.map(named).join(', '),
});

/** Blocks that are others now, by their names: what is new, what is gone, and what is said otherwise. */
function changedBlocks(before: readonly DraftBlock[], after: readonly DraftBlock[]): string[] {
  const known = new Map(before.map((block) => [block.key, block]));
  return after.flatMap((block) => {
    const was = known.get(block.key);
    return was !== undefined && !sameSaid(was, block) ? [named(block)] : [];
  });
}

/** Fields that differ, as a history tells them: of blocks their order, and which of them say something else. */
export function changedContent(before: PageContent, after: PageContent): FieldChange[] {
  const [from, to] = [told(before), told(after)];
  const fields = (Object.keys(to) as (keyof PageContent)[]).flatMap((field): FieldChange[] =>
    from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
  );
  const inside = changedBlocks(before.blocks, after.blocks);
  return inside.length === 0 ? fields : [...fields, { field: 'inside', from: null, to: inside.join(', ') }];
}
