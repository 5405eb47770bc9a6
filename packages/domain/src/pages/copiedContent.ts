import { blockTypesOf } from './blockTypes.ts';
import type { PageBlockType, PageContent, PageKind } from './entities.ts';

/** What a page says that has a title alone. */
export const emptyContent = (title: string): PageContent => ({
  ...{ title, description: '', from: null, to: null, regions: null, footer: false, blocks: [] },
});

/** Blocks that a copy of another kind cannot have. */
export function lostTypes(from: PageKind, to: PageKind): PageBlockType[] {
  const kept = new Set(blockTypesOf(to));
  return blockTypesOf(from).filter((type) => !kept.has(type));
}

/**
 * What a copy of a page says under its own title: the same blocks for the same regions. Days and the way from the foot are the other
 * one’s; of its blocks those are left out that a page of that kind cannot have.
 */
export function copiedContent(
  { description, regions, blocks }: PageContent,
  { kind, title }: { kind: PageKind; title: string },
): PageContent {
  const kept = new Set(blockTypesOf(kind));
  return {
    ...emptyContent(title),
    ...{ description, regions, blocks: blocks.filter(({ type }) => kept.has(type)) },
  };
}
