import { movedSections } from '@siren/domain/sections';
import type { SectionMove, StaffSectionRow } from '@siren/domain/sections';
import { useRef, useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useTell } from '../kit/index.ts';
import { sectionsResource } from './resources.ts';
import { placeText } from './sectionWords.ts';

/** A move that was made, and the one that takes it back. */
interface LastMove {
  text: string;
  back: SectionMove;
}

/** The move that brings a section to where it stands. */
function moveTo(rows: readonly StaffSectionRow[], section: number): SectionMove {
  const parent = rows.find(({ id }) => id === section)?.parent ?? null;
  const beside = rows.filter((row) => row.parent === parent).map(({ id }) => id);
  return { section, parent, before: beside[beside.indexOf(section) + 1] ?? null };
}

/** The tree that somebody looks at. A move shows at once; one that is refused is taken back. */
export function useSections() {
  const api = useApi();
  const tell = useTell();
  const { data, error, mutate } = useResource(sectionsResource);
  const [last, setLast] = useState<LastMove | null>(null);
  const [moves, setMoves] = useState(0);
  const rows = data?.sections;
  // Each begins where the one before it ended.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function send(move: SectionMove): Promise<{ sections: StaffSectionRow[] }> {
    const answer = queue.current.then(() => api.call('/api/admin/sections/move', move));
    queue.current = answer.catch(() => undefined);
    return answer;
  }
  async function move(wish: SectionMove): Promise<void> {
    if (!rows) return;
    const after = movedSections(rows, wish);
    setLast({ text: placeText(after, wish.section), back: moveTo(rows, wish.section) });
    try {
      await mutate(send(wish), {
        optimisticData: { sections: after },
        rollbackOnError: true,
        revalidate: false,
      });
      setMoves((made) => made + 1);
    } catch (refused) {
      setLast(null);
      tell.failed(refused);
      void mutate();
    }
  }
  /** The tree as a call answered it. */
  const take = (tree: { sections: StaffSectionRow[] }) => void mutate(tree, { revalidate: false });
  return { rows, error, retry: () => void mutate(), take, move, moves, last };
}

export type Sections = ReturnType<typeof useSections>;
