import { Chip } from '@siren/ui/chip';
import { Text } from '@siren/ui/text';
import { useEffect } from 'react';
import { Link } from '../navigation/index.ts';
import { useResource } from '../api/index.ts';
import { goodsCount } from '../catalog/index.ts';
import { goHere } from './goHere.ts';
import * as css from './ListingPanel.css.ts';
import type { ListingResource } from './resource.ts';

export interface WayOnProps {
  /** The filter to take off. */
  words: string;
  /** The list without it. */
  resource: ListingResource;
  to: string;
  onGo(): void;
  /** There are no goods without it either. */
  onDead(words: string): void;
}

/** Takes one filter off, and says how many goods there are then, once that is known; nothing where there are none. */
export function WayOn({ words, resource, to, onGo, onDead }: WayOnProps) {
  const { data } = useResource(resource);
  const dead = data?.total === 0;
  useEffect(() => {
    if (dead) onDead(words);
  }, [dead, onDead, words]);
  if (dead) return null;
  return (
    <span className={css.way}>
      <Chip removable onClick={goHere(onGo)} render={<Link to={to} rel="nofollow" />}>
        {words}
      </Chip>
      {data && (
        <Text as="span" size={14} tone="muted" numeric>
          {goodsCount(data.total)}
        </Text>
      )}
    </span>
  );
}
