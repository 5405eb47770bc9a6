import { Chip } from '@siren/ui/chip';
import { Text } from '@siren/ui/text';
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
}

/** Takes one filter off, and says how many goods there are then, once that is known. */
export function WayOn({ words, resource, to, onGo }: WayOnProps) {
  const { data } = useResource(resource);
  return (
    <span className={css.way}>
      <Chip removable onClick={goHere(onGo)} render={<Link to={to} rel="nofollow" />}>
        {words}
      </Chip>
      {data && (
        <Text as="span" size={14} tone="muted" numeric>
          {data.total > 0 ? goodsCount(data.total) : 'тоже ничего'}
        </Text>
      )}
    </span>
  );
}
