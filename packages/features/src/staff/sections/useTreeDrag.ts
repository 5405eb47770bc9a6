import type { SectionMove, SectionPlace } from '@siren/domain/sections';
import { usePointerDrag } from '@siren/ui/sortable-list';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { dropMove, placeUnder } from './treeRows.ts';
import type { DropPlace } from './treeRows.ts';

/** A line that is dragged, and where it would be dropped. */
export interface Drag {
  section: number;
  place: DropPlace;
  /** The mark of the place, in px from the top of the tree. */
  top: number;
  height: number;
}

export interface TreeDragOptions {
  rows: readonly SectionPlace[];
  expanded: ReadonlySet<number>;
  /** Ids of the lines that are seen. */
  seen: readonly number[];
  onMove(move: SectionMove): void;
}

const boxesOf = (tree: HTMLElement) => {
  const { top } = tree.getBoundingClientRect();
  return [...tree.children].map((line) => {
    const box = line.getBoundingClientRect();
    return { top: box.top - top, height: box.height };
  });
};

/** Drags a line of a tree by its handle onto another line or between two. */
export function useTreeDrag({ rows, expanded, seen, onMove }: TreeDragOptions) {
  const start = usePointerDrag();
  const [drag, setDrag] = useState<Drag | null>(null);
  const wish = useRef<SectionMove | null>(null);

  return {
    drag,
    startDrag(event: PointerEvent<HTMLElement>, section: number) {
      const tree = event.currentTarget.closest<HTMLElement>('[role=tree]');
      if (!tree) return;
      const from = event.clientY - tree.getBoundingClientRect().top;
      let boxes: ReturnType<typeof boxesOf> = [];
      const end = () => {
        wish.current = null;
        setDrag(null);
      };
      start(event, {
        onStart: () => {
          boxes = boxesOf(tree);
        },
        onMove(offset) {
          const place = placeUnder(seen, boxes, from + offset);
          const box = place && boxes[seen.indexOf(place.over)];
          wish.current = place && dropMove(rows, expanded, section, place);
          if (!place || !box || !wish.current) return setDrag(null);
          const { where } = place;
          const inside = where === 'inside';
          setDrag({
            ...{ section, place, height: inside ? box.height : 0 },
            top: where === 'after' ? box.top + box.height : box.top,
          });
        },
        onDrop() {
          if (wish.current) onMove(wish.current);
          end();
        },
        onCancel: end,
      });
    },
  };
}
