import { GOODS_SELECTED_MAX } from '@siren/domain/goods';
import type { BadgeChoice, SectionChoice, SelectedGood } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatCount, formatNumber } from '@siren/ui/format';
import { useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { SelectAll } from '../../kit/index.ts';
import type { BulkBar } from '../../kit/index.ts';
import { BadgeDialog } from './BadgeDialog.tsx';
import { badgeJob, pricesJob, sectionsJob, showJob } from './goodJobs.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { SectionDialog } from './SectionDialog.tsx';

export interface GoodsBulkProps {
  bar: BulkBar<SelectedGood>;
  /** Regions that have prices. */
  regions: readonly { id: number; name: string }[];
  sections: readonly SectionChoice[];
  /** Badges of the shop. */
  badges: readonly BadgeChoice[];
}

/** What can be done with the selected goods, each with how many it is for where that is not all of them. */
export function GoodsBulk({ bar, regions, sections, badges }: GoodsBulkProps) {
  const { selected, working, onRun } = bar;
  const api = useApi();
  const [asking, setAsking] = useState<'prices' | 'section' | 'badge' | null>(null);
  const close = () => setAsking(null);
  const hidden = selected.filter((good) => good.hidden);
  const shown = selected.filter((good) => !good.hidden);
  const own = badges.filter(({ byHand, active }) => byHand && active);
  const countOf = (count: number) => (count === selected.length ? '' : `\u00a0${formatNumber(count)}`);
  return (
    <>
      <Button size="s" variant="line" disabled={working} onClick={() => setAsking('prices')}>
        Цены…
      </Button>
      <Button size="s" variant="line" disabled={working} onClick={() => setAsking('section')}>
        Раздел…
      </Button>
      {own.length > 0 && (
        <Button size="s" variant="line" disabled={working} onClick={() => setAsking('badge')}>
          Бейдж…
        </Button>
      )}
      {shown.length > 0 && (
        <Hide
          goods={shown}
          words={countOf(shown.length)}
          working={working}
          onConfirm={() => onRun(showJob(api, shown, true))}
        />
      )}
      {hidden.length > 0 && (
        <Button size="s" variant="line" disabled={working} onClick={() => onRun(showJob(api, hidden, false))}>
          Показать{countOf(hidden.length)}
        </Button>
      )}
      <SelectAll bar={bar} max={GOODS_SELECTED_MAX} />
      {asking === 'prices' && (
        <PriceDialog
          selected={selected}
          regions={regions}
          onClose={close}
          onConfirm={(change, preview) => {
            close();
            onRun(pricesJob(api, selected, { change, preview }));
          }}
        />
      )}
      {asking === 'badge' && (
        <BadgeDialog
          selected={selected}
          badges={own}
          onClose={close}
          onConfirm={(badge, on) => {
            close();
            onRun(badgeJob(api, selected, badge, on));
          }}
        />
      )}
      {asking === 'section' && (
        <SectionDialog
          selected={selected}
          sections={sections}
          onClose={close}
          onConfirm={(change, preview) => {
            close();
            onRun(sectionsJob(api, selected, { change, preview }));
          }}
        />
      )}
    </>
  );
}

interface HideProps {
  goods: readonly SelectedGood[];
  /** How many, where it is not all. */
  words: string;
  working: boolean;
  onConfirm: () => void;
}

/** Takes goods out of the shop: not without a question. */
function Hide({ goods, words, working, onConfirm }: HideProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" variant="line" disabled={working} onClick={() => setAsking(true)}>
        Скрыть{words}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Скрыть ${formatCount(goods.length, ['товар', 'товара', 'товаров'])}?`}
        description="Покупатели перестанут их&nbsp;видеть. Показать снова можно в&nbsp;любой момент."
        confirmLabel="Скрыть"
        onConfirm={onConfirm}
      />
    </>
  );
}
