import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount } from '@siren/ui/format';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import * as css from '../RefScreen.css.ts';
import type { OpenReference } from '../useReference.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { Picks } from './usePicks.ts';

export interface MergeBrandsProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
  picks: Picks;
}

/** What is chosen among brands, and the question that makes one of them. */
export function MergeBrands({ declaration, entries, open, picks }: MergeBrandsProps) {
  const [asking, setAsking] = useState(false);
  const { chosen, replaced } = picks;
  const among = replaced === null ? entries.filter(({ id }) => chosen.includes(id)) : entries;
  const leave = () => {
    setAsking(false);
    if (replaced !== null) picks.clear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className={css.bar}>
          <Card as="section" aria-label="Выбранные бренды">
            <Inline gap={3}>
              <Text as="span" size={14} numeric>
                {chosen.length === 1 ? 'Выбран 1\u00a0бренд, отметьте ещё' : `Выбрано ${chosen.length}`}
              </Text>
              <Button size="s" disabled={chosen.length < 2} onClick={() => setAsking(true)}>
                Объединить…
              </Button>
              <Button size="s" variant="soft" onClick={picks.clear}>
                Снять выбор
              </Button>
            </Inline>
          </Card>
        </div>
      )}
      {(asking || replaced !== null) && (
        <MergeDialog
          {...{ declaration, open, among }}
          replaced={entries.find(({ id }) => id === replaced) ?? null}
          title={
            replaced === null
              ? `Объединить ${formatCount(among.length, ['бренд', 'бренда', 'брендов'])}`
              : 'Заменить бренд другим'
          }
          onLeave={leave}
          onDone={() => {
            leave();
            picks.clear();
          }}
        />
      )}
    </>
  );
}
