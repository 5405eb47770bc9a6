import { screensFor } from '@siren/contract/staff/screens';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { meResource, screenPath } from '../kit/index.ts';
import { usesResource } from './resources.ts';

export interface EntryUsesProps {
  /** The entry, and the reference that it is of. */
  at: { id: number; entry: number };
}

/** The newest orders that an entry stands in; they lead on for whoever may see orders. */
export function EntryUses({ at }: EntryUsesProps) {
  const { data } = useResource(usesResource(at));
  const { data: me } = useResource(meResource);
  const leads = screensFor(me?.permissions ?? []).includes('orders');
  if (!data) return null;
  return (
    <Inline gap={3}>
      {data.records.map((id) =>
        leads ? (
          <Link key={id} render={<RouterLink to={`${screenPath('orders')}/${id}`} />}>
            №&nbsp;{id}
          </Link>
        ) : (
          <Text key={id} as="span" size={14}>
            №&nbsp;{id}
          </Text>
        ),
      )}
    </Inline>
  );
}
