import type { SectionChoice, SectionHindrance, SectionPreview } from '@siren/domain/goods';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { FieldDiff } from '../../kit/index.ts';
import * as css from './Bulk.css.ts';
import { More, Named, PreviewFrame } from './PreviewFrame.tsx';
import type { ShownPreview } from './usePreview.ts';

/** Why goods stay, said of them together. */
const hindranceWords: Readonly<Record<SectionHindrance, string>> = {
  elsewhere: 'в\u00a0другом разделе',
  no_section: 'раздел ни\u00a0в\u00a0чём не\u00a0лежит, а\u00a0без раздела товар не\u00a0бывает',
};
const goodForms = ['товар', 'товара', 'товаров'] as const;

export interface SectionsPreviewProps {
  shown: ShownPreview<SectionPreview>;
  sections: readonly SectionChoice[];
}

interface PartProps {
  preview: SectionPreview;
  nameOf: (section: number) => string;
}

/** Where goods go, and which stay and why, before anything is changed. */
export function SectionsPreview({ shown, sections }: SectionsPreviewProps) {
  const nameOf = (section: number) => sections.find(({ id }) => id === section)?.name ?? `№ ${section}`;
  return (
    <PreviewFrame shown={shown}>
      {(preview) => (
        <>
          <Counted preview={preview} />
          {preview.first.length > 0 && <Moving preview={preview} nameOf={nameOf} />}
          {preview.firstRefused.length > 0 && <Staying preview={preview} nameOf={nameOf} />}
        </>
      )}
    </PreviewFrame>
  );
}

const staysOf = ({ refused }: SectionPreview): number => refused.reduce((sum, { count }) => sum + count, 0);

function Counted({ preview }: { preview: SectionPreview }) {
  const { goods, same } = preview;
  const stays = staysOf(preview);
  const words = [
    goods.length === 0
      ? 'Раздел не\u00a0изменится ни\u00a0у\u00a0одного товара'
      : `Раздел изменится у\u00a0${formatCount(goods.length, ['товара', 'товаров', 'товаров'])}`,
    ...(same > 0 ? [`уже так: ${formatNumber(same)}`] : []),
    ...(stays > 0 ? [`не\u00a0получится: ${formatNumber(stays)}`] : []),
  ];
  return (
    <div role="status">
      <Text weight="medium" numeric>
        {words.join(', ')}
      </Text>
    </div>
  );
}

function Moving({ preview: { first, goods }, nameOf }: PartProps) {
  return (
    <div>
      <ul aria-label="Раздел до и&nbsp;после" className={css.rows}>
        {first.map(({ good, from, to }) => (
          <li key={good.id} className={css.row}>
            <Named name={good.name} />
            <Text as="span" size={14}>
              {from === to ? nameOf(to) : <FieldDiff from={nameOf(from)} to={nameOf(to)} />}
            </Text>
          </li>
        ))}
      </ul>
      <More count={goods.length - first.length} />
    </div>
  );
}

function Staying({ preview, nameOf }: PartProps) {
  const { firstRefused, refused } = preview;
  return (
    <div>
      <Heading level={3} size="group">
        Останутся где были
      </Heading>
      <ul aria-label="Почему" className={css.reasons}>
        {refused.map(({ why, count }) => (
          <li key={why}>
            <Text as="span" size={14} numeric>
              {formatCount(count, goodForms)}: {hindranceWords[why]}
            </Text>
          </li>
        ))}
      </ul>
      <ul aria-label="Товары, которые останутся" className={css.rows}>
        {firstRefused.map(({ good, from }) => (
          <li key={good.id} className={css.row}>
            <Named name={good.name} />
            <Text as="span" size={14} tone="muted">
              {nameOf(from)}
            </Text>
          </li>
        ))}
      </ul>
      <More count={staysOf(preview) - firstRefused.length} />
    </div>
  );
}
