import { wordsOf, wordStem } from '@siren/domain/search';
import type { SectionNode, SectionTree } from '../../catalog/index.ts';
import type { Unit } from '../engine/index.ts';

const allOf = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes.flatMap((node) => [node, ...allOf(node.children)]);

/** Sections whose name has all that is asked for, the shortest name first; those with nothing to sell left out. */
export function namedSections(tree: SectionTree, units: readonly Unit[], most: number): SectionNode[] {
  if (units.length === 0) return [];
  const named = allOf(tree.tops).flatMap((node) => {
    const words = wordsOf(node.row.name);
    const stems = new Set(words.map(wordStem));
    const fits = units.every(({ any }) => any.some((one) => one.stems.every((stem) => stems.has(stem))));
    return node.total > 0 && fits ? [{ node, words: words.length }] : [];
  });
  return named
    .sort((a, b) => a.words - b.words || b.node.total - a.node.total)
    .slice(0, most)
    .map(({ node }) => node);
}
