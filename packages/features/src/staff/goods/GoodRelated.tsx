import { RELATED_MAX } from '@siren/domain/goods';
import type { RelatedGood, StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { GoodPicture } from '../../pictures/index.ts';
import { ByHand, screenPath, usePassFocus } from '../kit/index.ts';
import type { PassFocus } from '../kit/index.ts';
import { FindRelated } from './FindRelated.tsx';
import * as css from './GoodPictures.css.ts';
import { stateWords } from './goodWords.ts';
import type { OpenGood } from './useGood.ts';
import { useRelated } from './useRelated.ts';
import type { OpenRelated } from './useRelated.ts';

export interface GoodRelatedProps {
  good: StaffGood;
  open: OpenGood;
}

/** Goods beside this one on its page: put in order, added, removed, computed again. */
export function GoodRelated({ good, open }: GoodRelatedProps) {
  const own = useRelated(good, open);
  const { related } = own;
  const { heading, removes } = usePassFocus();
  return (
    <Card as="section" aria-label="Хорошо рядом">
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading ref={heading} level={2} size="panel" tabIndex={-1}>
            Хорошо рядом
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatNumber(related.length)}
          </Text>
        </Inline>
        {good.relatedByHand ? (
          <ByHand of="Хорошо рядом" source="shop" onBack={own.giveBack} />
        ) : (
          <Text size={12} tone="muted">
            Подобрал магазин. Любая правка закрепит список.
          </Text>
        )}
        {related.length === 0 ? (
          <Text size={14} tone="muted">
            На&nbsp;странице товара этого блока нет.
          </Text>
        ) : (
          <SortableList
            label="Хорошо рядом"
            value={related}
            itemKey={({ id }) => String(id)}
            itemName={({ name }) => name}
            onValueChange={own.order}
          >
            {(one) => <Row good={one} own={own} removes={removes} />}
          </SortableList>
        )}
        {related.length >= RELATED_MAX ? (
          <Text size={14} tone="muted">
            Больше {RELATED_MAX}&nbsp;товаров рядом не&nbsp;показываем.
          </Text>
        ) : (
          <FindRelated good={good} onAdd={own.add} />
        )}
      </Stack>
    </Card>
  );
}

const noteOf = ({ article, state }: RelatedGood): string =>
  state === 'sold'
    ? article
    : `${article}, ${stateWords[state].word.toLowerCase()}: в\u00a0магазине не\u00a0виден`;

interface RowProps extends Pick<PassFocus, 'removes'> {
  good: RelatedGood;
  own: OpenRelated;
}

const Row = ({ good, own, removes }: RowProps) => (
  <div className={css.row}>
    <div className={css.thumb}>
      {good.image && <GoodPicture image={good.image} sizes="56px" radius="s" />}
    </div>
    <div className={css.named}>
      <Link render={<RouterLink to={`${screenPath('goods')}/${good.id}`} />}>{good.name}</Link>
      <Text size={12} tone={good.state === 'sold' ? 'muted' : 'critical'}>
        {noteOf(good)}
      </Text>
    </div>
    <IconButton
      size="s"
      icon={<TrashIcon />}
      label={`Убрать: ${good.name}`}
      {...removes(() => own.remove(good))}
    />
  </div>
);
