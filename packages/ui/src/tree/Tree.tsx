import { useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { grow } from './branches.ts';
import { checkedLeaves, checkState, toggleChecks } from './checks.ts';
import { FailedRow } from './FailedRow.tsx';
import { rowsOf } from './rows.ts';
import type { TreeRowData } from './rows.ts';
import * as css from './Tree.css.ts';
import type { TreeNode } from './TreeNode.ts';
import { TreeRow } from './TreeRow.tsx';
import { treeKeys, treeStep } from './treeKeys.ts';
import { useBranches, useLoadingOfOpen } from './useBranches.ts';
import type { LoadChildren } from './useBranches.ts';
import { useRoving } from './useRoving.ts';
import { useTypeahead } from './useTypeahead.ts';

export const treeModes = ['single', 'multiple'] as const;

export interface TreeProps extends Native<'div', 'children' | 'defaultValue' | 'role' | 'ref'> {
  /** What the tree is of: «Разделы каталога». */
  label: string;
  /** The nodes of the first level with what lies in them. */
  nodes: readonly TreeNode[];
  /** One node is chosen, or many are ticked: then a node is ticked by ticking all that lies in it. @default 'single' */
  mode?: (typeof treeModes)[number];
  /** Keys of what is chosen. Ticks are those of leaves; the key of a node stands for all that lies in it. */
  value?: readonly string[];
  /** What is chosen at first, when nobody else keeps it. @default [] */
  defaultValue?: readonly string[];
  /** What is chosen after each press. */
  onValueChange?: (value: string[]) => void;
  /** Keys of the nodes that are open. */
  expanded?: readonly string[];
  /** What is open at first, when nobody else keeps it. @default [] */
  defaultExpanded?: readonly string[];
  /** What is open after each opening and closing. */
  onExpandedChange?: (expanded: string[]) => void;
  /** Gives what lies in a lazy node. Where it fails, a line offers to try again. */
  loadChildren?: LoadChildren;
}

/**
 * Things that lie in one another. Arrows go and open, Home and End go to the ends, `*` opens what stands beside, letters
 * lead to names, Space and Enter choose; Ctrl+A ticks everything, Shift with an arrow ticks on the way.
 */
export function Tree({
  label,
  nodes,
  mode = 'single',
  value,
  defaultValue = [],
  onValueChange,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  loadChildren,
  ...rest
}: TreeProps) {
  const many = mode === 'multiple';
  const tell = (keys: readonly string[]) => onValueChange?.([...keys]);
  const [chosen, choose] = useValue<readonly string[]>(value, defaultValue, tell);
  const [openKeys, setOpen] = useValue<readonly string[]>(expanded, defaultExpanded, (keys) =>
    onExpandedChange?.([...keys]),
  );
  const { branches, load, loadOnce } = useBranches(loadChildren);
  const canLoad = loadChildren !== undefined;
  const grown = useMemo(() => grow(nodes, branches, canLoad), [nodes, branches, canLoad]);
  const rows = useMemo(() => rowsOf(grown, new Set(openKeys), branches), [grown, openKeys, branches]);
  const ticks = useMemo(() => (many ? checkedLeaves(grown, chosen) : null), [many, grown, chosen]);
  const tree = useRef<HTMLDivElement>(null);
  const roving = useRoving(
    tree,
    rows,
    chosen.find((key) => rows.some((row) => row.key === key)),
  );
  const findByLetters = useTypeahead();
  const waiting = rows.filter(({ node, kind, open }) => kind === 'node' && open && node.lazy);
  useLoadingOfOpen(
    waiting.map(({ key }) => key),
    loadOnce,
  );
  const close = (key: string) => setOpen(openKeys.filter((other) => other !== key));
  const open = (keys: readonly string[]) => setOpen([...openKeys, ...keys]);
  const toggle = (row: TreeRowData) => (row.open ? close(row.key) : open([row.key]));
  const press = (row: TreeRowData) => {
    if (row.kind === 'failed') {
      roving.focus(rows.findIndex(({ key }) => key === row.parent));
      load(row.node.key);
    } else if (ticks) {
      const after = toggleChecks([row.node], ticks);
      if (!row.node.disabled) choose([...after]);
    } else if (!row.node.disabled) choose([row.key]);
  };
  const isLoading = ({ key, kind }: TreeRowData) => kind === 'node' && branches[key] === 'loading';
  const step = (event: KeyboardEvent, index: number): boolean => {
    const next = treeStep(rows, index, event.key);
    if (next && 'go' in next) {
      roving.focus(next.go);
      const row = rows[next.go];
      if (event.shiftKey && ticks && row && /Arrow(?:Up|Down)/.test(event.key)) press(row);
    } else if (next && 'open' in next) open(next.open);
    else if (next) close(next.close);
    return next !== null || treeKeys.has(event.key);
  };
  const onKeyDown = (event: KeyboardEvent, row: TreeRowData, index: number) => {
    if (event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.code === 'KeyA' && ticks) choose([...toggleChecks(grown, ticks)]);
    else if (command) return;
    else if (event.key === ' ' || event.key === 'Enter') press(row);
    else if (!step(event, index)) {
      const names = rows.map(({ node, kind }) => (kind === 'node' ? node.label : ''));
      const found = findByLetters(event, names, index);
      if (found < 0) return;
      roving.focus(found);
    }
    event.preventDefault();
  };
  return (
    <>
      <div
        {...rest}
        ref={tree}
        role="tree"
        className={css.tree}
        aria-label={label}
        aria-multiselectable={many || undefined}
      >
        {rows.map((row, index) => {
          const line = {
            row,
            active: index === roving.at,
            onPress: () => press(row),
            onFocus: () => roving.onFocus(row.key),
            onBlur: roving.onBlur,
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, row, index),
          };
          if (row.kind === 'failed') return <FailedRow key={row.key} {...line} />;
          return (
            <TreeRow
              key={row.key}
              {...line}
              check={ticks && checkState(row.node, ticks)}
              selected={many ? null : chosen.includes(row.key)}
              loading={isLoading(row)}
              onToggle={() => toggle(row)}
            />
          );
        })}
      </div>
      <VisuallyHidden>
        <span role="status">
          {rows
            .filter(isLoading)
            .map(({ node }) => `Загружаем: ${node.label}`)
            .join('. ')}
        </span>
      </VisuallyHidden>
    </>
  );
}
