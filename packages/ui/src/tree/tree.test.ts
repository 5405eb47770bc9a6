import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grow } from './branches.ts';
import { checkedLeaves, checkState, toggleChecks } from './checks.ts';
import { rowsOf } from './rows.ts';
import type { TreeNode } from './TreeNode.ts';
import { treeStep } from './treeKeys.ts';
import { findTyped } from './typeahead.ts';

const node = (key: string, ...children: TreeNode[]): TreeNode => ({ key, label: key, children });
const shop = [
  node('мебель', node('диваны', node('прямые'), node('угловые')), node('кресла')),
  node('свет', node('торшеры')),
  { key: 'склад', label: 'склад', lazy: true },
];
const rows = (...expanded: string[]) => rowsOf(shop, new Set(expanded), {});
const names = (...expanded: string[]) => rows(...expanded).map(({ key }) => key);

/** Any tree: every node after the first says whose child it is. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), disabled: fc.boolean() }), { minLength: 1, maxLength: 24 })
  .map((list) => {
    const build = (index: number): TreeNode => ({
      key: `n${index}`,
      label: `n${index}`,
      disabled: list[index]?.disabled,
      children: list.flatMap(({ parent }, at) => (at > 0 && parent % at === index ? [build(at)] : [])),
    });
    return build(0);
  });
const everything = (part: TreeNode): TreeNode[] => [part, ...(part.children ?? []).flatMap(everything)];
const ticked = trees.chain((tree) => {
  const all = everything(tree);
  const keys = fc.subarray(all.map(({ key }) => key));
  return fc.record({ tree: fc.constant(tree), keys, node: fc.constantFrom(...all) });
});

describe('what is seen of a tree', () => {
  it('leaves out what lies in closed nodes', () => {
    expect(names()).toEqual(['мебель', 'свет', 'склад']);
    expect(names('мебель')).toEqual(['мебель', 'диваны', 'кресла', 'свет', 'склад']);
    expect(names('диваны')).toEqual(['мебель', 'свет', 'склад']);
  });

  it('knows level, place and number of siblings', () => {
    expect(rows('мебель', 'диваны')[3]).toMatchObject({ key: 'угловые', level: 3, place: 2, size: 2 });
  });

  it('has a line for what did not come, and what came in its place', () => {
    const open = new Set(['склад']);
    const failed = rowsOf(grow(shop, { склад: 'failed' }, true), open, { склад: 'failed' });
    expect(failed.at(-1)).toMatchObject({ kind: 'failed', level: 2, parent: 'склад' });
    const branches = { склад: [node('паллета')] };
    expect(rowsOf(grow(shop, branches, true), open, branches).at(-1)).toMatchObject({
      key: 'паллета',
      level: 2,
    });
  });

  it('never waits where nothing can be loaded', () => {
    const grown = grow(shop, {}, false);
    expect(rowsOf(grown, new Set(['склад']), {}).find(({ key }) => key === 'склад')).toMatchObject({
      open: null,
    });
  });

  it('counts every line as one of its siblings', () => {
    fc.assert(
      fc.property(ticked, ({ tree, keys }) => {
        for (const { place, size, level, parent } of rowsOf([tree], new Set(keys), {})) {
          expect(place).toBeLessThanOrEqual(size);
          expect(level === 1).toBe(parent === null);
        }
      }),
    );
  });
});

describe('a key', () => {
  const open = rows('мебель', 'диваны');
  it.each([
    ['ArrowDown', 0, { go: 1 }],
    ['ArrowDown', 6, null],
    ['ArrowUp', 0, null],
    ['End', 0, { go: 6 }],
    ['Home', 4, { go: 0 }],
    ['ArrowRight', 0, { go: 1 }],
    ['ArrowRight', 2, null],
    ['ArrowRight', 5, { open: ['свет'] }],
    ['ArrowLeft', 1, { close: 'диваны' }],
    ['ArrowLeft', 3, { go: 1 }],
    ['ArrowLeft', 5, null],
    ['*', 0, { open: ['свет', 'склад'] }],
    ['*', 3, null],
    ['Tab', 0, null],
  ])('%s on line %i', (key, at, step) => {
    expect(treeStep(open, at, key)).toEqual(step);
  });

  it('never leads out of the tree', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*');
    fc.assert(
      fc.property(ticked, fc.nat(), keys, ({ tree, keys: expanded }, place, key) => {
        const lines = rowsOf([tree], new Set(expanded), {});
        const step = treeStep(lines, place % lines.length, key);
        if (step && 'go' in step) expect(lines[step.go]).toBeDefined();
      }),
    );
  });
});

describe('typing', () => {
  const labels = ['Диваны', 'Кресла', 'Ёлки', 'Комоды', 'Кровати'];
  it.each([
    ['к', 0, 1],
    ['к', 1, 3],
    ['кк', 3, 4],
    ['к', 4, 1],
    ['ко', 1, 3],
    ['КРО', 0, 4],
    ['е', 0, 2],
    ['ё', 0, 2],
    ['ы', 0, -1],
    ['д', 0, 0],
  ])('«%s» on line %i', (typed, at, found) => {
    expect(findTyped(labels, at, typed)).toBe(found);
  });
});

describe('ticks', () => {
  it('of what lies in a node are all, some or none', () => {
    fc.assert(
      fc.property(ticked, ({ tree, keys, node }) => {
        const checked = checkedLeaves([tree], keys);
        const states = (node.children ?? []).map((child) => checkState(child, checked));
        const state = checkState(node, checked);
        if (states.length > 0 && states.every((one) => one === true)) expect(state).toBe(true);
        else if (states.length > 0 && states.every((one) => one === false)) expect(state).toBe(false);
        else if (states.length > 0) expect(state).toBe('mixed');
      }),
    );
  });

  it('of a node change all that can be changed in it, and nothing else', () => {
    fc.assert(
      fc.property(ticked, ({ tree, keys, node }) => {
        const before = checkedLeaves([tree], keys);
        const after = toggleChecks([node], before);
        const inside = new Set(everything(node).map(({ key }) => key));
        for (const key of [...before, ...after])
          if (before.has(key) !== after.has(key)) expect(inside.has(key)).toBe(true);
        const free = everything(node).every(({ disabled }) => !disabled);
        if (free) expect(checkState(node, after)).toBe(checkState(node, before) !== true);
        if (free && checkState(node, before) !== 'mixed') expect(toggleChecks([node], after)).toEqual(before);
      }),
    );
  });

  it('of a node hold for what comes into it later, and what has not come is remembered', () => {
    const lazy = [{ key: 'склад', label: 'склад', lazy: true }];
    const checked = checkedLeaves(lazy, ['склад', 'витрина']);
    expect([...checked]).toEqual(['склад', 'витрина']);
    const grown = grow(lazy, { склад: [node('паллета'), node('полка')] }, true);
    expect([...checkedLeaves(grown, checked)]).toEqual(['паллета', 'полка', 'витрина']);
  });

  it('are the same however often they are counted', () => {
    fc.assert(
      fc.property(ticked, ({ tree, keys }) => {
        const once = checkedLeaves([tree], keys);
        expect(checkedLeaves([tree], once)).toEqual(once);
      }),
    );
  });
});
