import type { DraftBlock, PageContent } from './entities.ts';
import { longestRun } from './longestRun.ts';
import { sameSaid } from './sameSaid.ts';

/** A block of one page or of both, by its key. */
export interface ComparedBlock {
  key: string;
  /** null where the page did not have it, or has it no more. */
  before: DraftBlock | null;
  after: DraftBlock | null;
  /** It stands elsewhere among the blocks that both have. */
  moved: boolean;
  /** What it says otherwise; nothing of a block that only one of them has. */
  fields: string[];
}

/** What differs between two pages. */
export interface PageComparison {
  /** What the page itself says otherwise. */
  fields: Exclude<keyof PageContent, 'blocks'>[];
  /** All blocks in the order of the later page; what is gone stands behind what it stood behind. */
  blocks: ComparedBlock[];
}

const fieldsThatDiffer = (before: object, after: object): string[] => {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...from.keys(), ...to.keys()])].filter(
    (field) => !sameSaid(from.get(field), to.get(field)),
  );
};

/** The blocks that stay where they were, as many of them as can be said to: all others were moved. */
function stayed(before: readonly DraftBlock[], after: readonly DraftBlock[]): ReadonlySet<string> {
  const places = new Map(before.map(({ key }, place) => [key, place]));
  const common = after.filter(({ key }) => places.has(key));
  const run = longestRun(common.map(({ key }) => places.get(key) ?? 0));
  return new Set(run.flatMap((place) => common[place]?.key ?? []));
}

/** Keys of the later page, and among them those that are gone. */
function merged(before: readonly DraftBlock[], after: readonly DraftBlock[]): string[] {
  const keys = after.map(({ key }) => key);
  before.forEach(({ key }, place) => {
    if (keys.includes(key)) return;
    const previous = before[place - 1];
    keys.splice(previous ? keys.indexOf(previous.key) + 1 : 0, 0, key);
  });
  return keys;
}

/** Two states of a page, block by block and field by field. */
export function comparePages(before: PageContent, after: PageContent): PageComparison {
  const [from, to] = [before, after].map(({ blocks }) => new Map(blocks.map((block) => [block.key, block])));
  const still = stayed(before.blocks, after.blocks);
  const blocks = merged(before.blocks, after.blocks).map((key): ComparedBlock => {
    const [was, is] = [from?.get(key) ?? null, to?.get(key) ?? null];
    const both = was && is;
    return {
      ...{ key, before: was, after: is, moved: Boolean(both) && !still.has(key) },
      fields: both ? fieldsThatDiffer(was, is) : [],
    };
  });
  const fields = fieldsThatDiffer(before, after).filter((field) => field !== 'blocks');
  return { fields: fields as PageComparison['fields'], blocks };
}
