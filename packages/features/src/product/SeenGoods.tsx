import { useEffect, useRef, useState } from 'react';
import { useResource } from '../api/index.ts';
import { GoodsRow } from './GoodsRow.tsx';
import { cardsResource } from './resources.ts';
import { useSeenGoods } from './useSeenGoods.ts';

export interface SeenGoodsProps {
  /** Id of the good that is looked at; null where there is none. */
  present: number | null;
}

/** A row, and some to spare for what has gone meanwhile. */
const SHOWN = 4;
const ASKED = 8;
/** How far below the window they are asked for, so that they are there in time. */
const AHEAD = '600px';

/** Goods that were looked at before in this browser; asked for when one comes near. */
export function SeenGoods({ present }: SeenGoodsProps) {
  const seen = useSeenGoods(present);
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place}>{near && seen.length > 0 && <Seen ids={seen.slice(0, ASKED)} />}</div>;
}

/** What is gone or not sold here is not among the answer; without an answer there is nothing to show. */
function Seen({ ids }: { ids: number[] }) {
  const { data } = useResource(cardsResource(ids));
  return <GoodsRow title="Вы смотрели" cards={data?.items.slice(0, SHOWN) ?? []} />;
}
