import { LIST_GOODS_MAX, moveBetween } from '@siren/domain/product-lists';
import type { ListedGood } from '@siren/domain/product-lists';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { RefreshIcon, ReplayIcon, TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { notifications } from '@siren/ui/notifications';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import type { FocusEvent, KeyboardEvent } from 'react';
import { GoodPicture } from '../../pictures/index.ts';
import type { ListPartProps } from './ListPartProps.ts';
import { changeText, goodName, priceText, stockText } from './listWords.ts';
import * as css from './ProductLists.css.ts';

/** Of a good that others added and that is not known yet. */
const unknownGood = (offer: number): ListedGood => ({
  ...{ offer, product: offer, name: 'Загружаем…', article: '', image: null, price: null, pieces: 0 },
  state: 'away',
});

/** The goods of a list in their order: moved, removed, and taken back. */
export function ListGoods({ open, goods: { known } }: ListPartProps) {
  const { content, shared, changes, editors } = open;
  const { offers } = content;
  const goodOf = (offer: number) => known.get(offer) ?? unknownGood(offer);
  const nameOf = (offer: number) => goodName(goodOf(offer));
  function remove(offer: number): void {
    const place = offers.indexOf(offer) + 1;
    changes.make({ kind: 'remove', offer });
    const after = offers[place - 2] ?? null;
    notifications.show({
      ...{ tone: 'positive', text: `${nameOf(offer)}: убрали с\u00a0места ${place}` },
      action: { label: 'Вернуть', onSelect: () => changes.make({ kind: 'add', offer, after }) },
    });
  }
  function order(next: readonly number[]): void {
    const move = moveBetween(offers, next);
    if (move) changes.make(move);
  }
  /** Others are told which good is under one’s hands. */
  function hold({ target, currentTarget }: FocusEvent<HTMLOListElement>): void {
    const row = [...currentTarget.children].findIndex((one) => one.contains(target));
    shared.hold(offers[row] ?? null);
  }
  return (
    <Card as="section" aria-label="Список" onKeyDown={(event) => pressed(event, changes)}>
      <Stack gap={3}>
        <Bar open={open} nameOf={nameOf} />
        {offers.length === 0 ? (
          <EmptyState title="Товаров пока нет" text="Найдите их ниже или вставьте артикулы." />
        ) : (
          <SortableList
            label="Товары списка"
            value={offers}
            itemKey={String}
            itemName={nameOf}
            onValueChange={order}
            onFocus={hold}
            onBlur={() => shared.hold(null)}
          >
            {(offer, place) => (
              <Row
                good={goodOf(offer)}
                place={place + 1}
                editor={editors.find((one) => one.offer === offer)?.name ?? null}
                onRemove={() => remove(offer)}
              />
            )}
          </SortableList>
        )}
      </Stack>
    </Card>
  );
}

/** Ctrl+Z takes back, with Shift it makes again: the key’s place counts, whatever the layout. */
function pressed(event: KeyboardEvent, { undo, redo }: ListPartProps['open']['changes']): void {
  if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

function Bar({ open: { content, changes }, nameOf }: BarProps) {
  const { last, steps } = changes;
  return (
    <>
      <div className={css.bar}>
        <Heading level={2} size="panel">
          Товары
        </Heading>
        <Text as="span" size={14} tone="muted" numeric>
          {formatNumber(content.offers.length)} из&nbsp;{LIST_GOODS_MAX}
        </Text>
      </div>
      <div className={css.bar}>
        <IconButton
          size="s"
          icon={<ReplayIcon />}
          label="Отменить, Ctrl Z"
          disabled={steps === 0}
          onClick={changes.undo}
        />
        <IconButton
          size="s"
          icon={<RefreshIcon />}
          label="Повторить, Ctrl Shift Z"
          disabled={!changes.canRedo}
          onClick={changes.redo}
        />
        <span className={css.last}>
          <Text as="span" size={14} tone="muted">
            {last === null
              ? 'Двигайте за\u00a0точки или клавишами: пробел, стрелки'
              : `${changeText(last, nameOf)}, шаг ${steps}`}
          </Text>
        </span>
      </div>
    </>
  );
}

interface BarProps extends Pick<ListPartProps, 'open'> {
  nameOf: (offer: number) => string;
}

interface RowProps {
  good: ListedGood;
  place: number;
  /** Who has it under their hands. */
  editor: string | null;
  onRemove(): void;
}

const Row = ({ good, place, editor, onRemove }: RowProps) => (
  <div className={css.row} data-state={editor === null ? undefined : 'held'}>
    <span className={css.number}>
      <Text as="span" size={14} tone="muted" numeric>
        {place}
      </Text>
    </span>
    <GoodPicture image={good.image} sizes="40px" radius="s" />
    <span className={css.text}>
      <Text as="span" weight="strong">
        {goodName(good)}
      </Text>
      <Text as="span" size={12} tone="muted" numeric>
        {good.state !== 'gone' && `${good.article}, ${priceText(good)}`}
      </Text>
      {good.state === 'gone' ? (
        <span>
          <Badge tone="critical">{stockText(good)}</Badge>
        </span>
      ) : (
        <Text as="span" size={12} tone={good.state === 'shown' ? 'positive' : 'caution'} numeric>
          {stockText(good)}
        </Text>
      )}
      {editor !== null && (
        <Text as="span" size={12} tone="muted">
          {editor} правит эту строку
        </Text>
      )}
    </span>
    <IconButton size="s" icon={<TrashIcon />} label={`Убрать: ${goodName(good)}`} onClick={onRemove} />
  </div>
);
