import { references } from '@siren/domain/references';
import type { ReferenceRow } from '@siren/domain/references';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { screenPath } from '../kit/index.ts';
import * as css from './RefScreen.css.ts';

export interface RefsNavProps {
  rows: readonly ReferenceRow[];
  /** The one that is looked at. @default none of them */
  current?: number;
}

/** Ways to all references, by what they are for, each with how many entries it has. */
export function RefsNav({ rows, current }: RefsNavProps) {
  const id = useId();
  const groups = Map.groupBy(references, ({ group }) => group);
  return (
    <nav aria-label="Справочники" className={css.nav}>
      {[...groups].map(([group, ones], at) => (
        <div key={group}>
          <Heading level={2} size="group" id={`${id}-${at}`}>
            {group}
          </Heading>
          <ul aria-labelledby={`${id}-${at}`}>
            {ones.map((one) => (
              <li key={one.id}>
                <Link
                  to={`${screenPath('refs')}/${one.id}`}
                  className={css.way}
                  aria-current={one.id === current ? 'page' : undefined}
                >
                  <span>{one.title}</span>
                  <Text as="span" size={12} tone="muted" numeric>
                    {rows.find((row) => row.id === one.id)?.entries}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
