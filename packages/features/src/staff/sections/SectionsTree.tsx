import { stepMove } from '@siren/domain/sections';
import type { SectionMove, SectionStep, StaffSectionRow } from '@siren/domain/sections';
import { Badge } from '@siren/ui/badge';
import { formatNumber } from '@siren/ui/format';
import { GripIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Tree } from '@siren/ui/tree';
import type { TreeNode } from '@siren/ui/tree';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as css from './Sections.css.ts';
import { seenIds } from './treeRows.ts';
import { useTreeDrag } from './useTreeDrag.ts';

const stepOfKey: Readonly<Record<string, SectionStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export interface SectionsTreeProps {
  /** Those that are shown. */
  rows: readonly StaffSectionRow[];
  /** The section that is looked at. */
  chosen: number | null;
  expanded: ReadonlySet<number>;
  onExpandedChange(expanded: readonly number[]): void;
  onChoose(id: number): void;
  /** null while some are out of sight. */
  onMove: ((move: SectionMove) => void) | null;
}

const End = ({ row: { hidden, byHand, goods, hiddenGoods } }: { row: StaffSectionRow }) => (
  <Inline as="span" gap={2}>
    {byHand && <Badge tone="brand">вручную</Badge>}
    {hidden && <Badge>Скрыт</Badge>}
    {hiddenGoods > 0 && <span>скрыто {formatNumber(hiddenGoods)}</span>}
    <span className={css.count}>{formatNumber(goods)}</span>
  </Inline>
);

/** Sections as they lie in one another. Alt with an arrow moves the one that has the focus; a handle drags. */
export function SectionsTree({
  rows,
  chosen,
  expanded,
  onExpandedChange,
  onChoose,
  onMove,
}: SectionsTreeProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = seenIds(rows, expanded);
  const refocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = refocus.current === null ? -1 : seen.indexOf(refocus.current);
    refocus.current = null;
    const line = box.current?.querySelector('[role=tree]')?.children[at];
    if (line instanceof HTMLElement) line.focus();
  });
  const move = (wish: SectionMove) => {
    if (wish.parent !== null && !expanded.has(wish.parent)) onExpandedChange([...expanded, wish.parent]);
    refocus.current = wish.section;
    onMove?.(wish);
  };
  const { drag, startDrag } = useTreeDrag({ rows, expanded, seen, onMove: move });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? stepOfKey[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    const section = seen[[...event.currentTarget.children].findIndex((line) => line === event.target)];
    const wish = section !== undefined && onMove && stepMove(rows, section, step);
    if (wish) move(wish);
  };
  const nodeOf = (row: StaffSectionRow): TreeNode => ({
    key: String(row.id),
    label: row.name,
    end: <End row={row} />,
    ...(onMove && {
      icon: (
        <span
          className={css.grip}
          aria-hidden="true"
          onPointerDown={(event: PointerEvent<HTMLElement>) => startDrag(event, row.id)}
        >
          <GripIcon size="s" />
        </span>
      ),
    }),
    children: rows.filter(({ parent }) => parent === row.id).map(nodeOf),
  });
  return (
    <div ref={box} className={css.tree}>
      <Tree
        label="Разделы каталога"
        nodes={rows.filter(({ parent }) => parent === null).map(nodeOf)}
        value={chosen === null ? [] : [String(chosen)]}
        onValueChange={([key]) => key !== undefined && onChoose(Number(key))}
        expanded={[...expanded].map(String)}
        onExpandedChange={(keys) => onExpandedChange(keys.map(Number))}
        onKeyDown={press}
      />
      {drag && (
        <div
          className={css.drop}
          data-state={drag.place.where}
          style={{ top: drag.top, height: drag.height }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
