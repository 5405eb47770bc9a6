import type { SectionChoice, SectionHindrance, SectionPreview } from '@siren/domain/goods';
import { formatCount } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { FieldDiff } from '../../kit/index.ts';
import * as css from './Bulk.css.ts';
import { Counted, More, Named, PreviewFrame, Staying, staysOf } from './PreviewFrame.tsx';
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
          <Counted change={changeText(preview)} same={preview.same} stay={staysOf(preview.refused)} />
          {preview.first.length > 0 && <Moving preview={preview} nameOf={nameOf} />}
          {preview.firstRefused.length > 0 && (
            <Staying
              title="Останутся где были"
              label="Товары, которые останутся"
              refused={preview.refused}
              words={hindranceWords}
              forms={goodForms}
            >
              {preview.firstRefused.map(({ good, from }) => (
                <li key={good.id} className={css.row}>
                  <Named name={good.name} />
                  <Text as="span" size={14} tone="muted">
                    {nameOf(from)}
                  </Text>
                </li>
              ))}
            </Staying>
          )}
        </>
      )}
    </PreviewFrame>
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

const changeText = ({ goods }: SectionPreview): string =>
  goods.length === 0
    ? 'Раздел не\u00a0изменится ни\u00a0у\u00a0одного товара'
    : `Раздел изменится у\u00a0${formatCount(goods.length, ['товара', 'товаров', 'товаров'])}`;
