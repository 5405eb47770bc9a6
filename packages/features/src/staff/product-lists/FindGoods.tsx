import { QUERY_MAX } from '@siren/domain/lists';
import { LIST_GOODS_MAX } from '@siren/domain/product-lists';
import type { ListedGood } from '@siren/domain/product-lists';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { SearchField } from '@siren/ui/search-field';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useKept, useSettled } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { GoodPicture } from '../../pictures/index.ts';
import type { ListPartProps } from './ListPartProps.ts';
import { goodName, priceText, stockText } from './listWords.ts';
import * as css from './ProductLists.css.ts';
import { foundResource } from './resources.ts';

/** Nothing is asked for while somebody types, ms. */
const TYPING_MS = 200;

/** Finds goods by name or code, and puts them at the end of the list. */
export function FindGoods(props: ListPartProps) {
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), TYPING_MS);
  return (
    <Card as="section" aria-label="Найти и&nbsp;добавить">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Найти и&nbsp;добавить
        </Heading>
        <SearchField
          label="Название, артикул, штрихкод"
          maxLength={QUERY_MAX}
          value={typed}
          onValueChange={setTyped}
        />
        {query !== '' && <Finds {...props} query={query} />}
      </Stack>
    </Card>
  );
}

function Finds({ open, goods: { learn }, query }: ListPartProps & { query: string }) {
  const { offers } = open.content;
  const { data, error } = useKept(foundResource(query));
  function add(good: ListedGood): void {
    learn([good]);
    open.changes.make({ kind: 'add', offer: good.offer, after: offers.at(-1) ?? null });
  }
  if (error !== undefined)
    return (
      <Text role="alert" tone="critical">
        {errorText(error)}
      </Text>
    );
  if (!data) return <Skeleton shape="tile" height="6em" />;
  if (data.goods.length === 0) return <Text tone="muted">Ничего не&nbsp;нашлось.</Text>;
  return (
    <ul aria-label="Находки">
      {data.goods.map((good) => (
        <Found
          key={good.offer}
          good={good}
          place={offers.indexOf(good.offer) + 1}
          full={offers.length >= LIST_GOODS_MAX}
          onAdd={() => add(good)}
        />
      ))}
    </ul>
  );
}

interface FoundProps {
  good: ListedGood;
  /** Its place in the list, from 1; 0 where it is not there. */
  place: number;
  full: boolean;
  onAdd(): void;
}

const Found = ({ good, place, full, onAdd }: FoundProps) => (
  <li className={css.found}>
    <GoodPicture image={good.image} sizes="40px" radius="s" />
    <span className={css.text}>
      <Text as="span" {...(place > 0 && { tone: 'muted' })}>
        {goodName(good)}
      </Text>
      <Text as="span" size={12} tone="muted" numeric>
        {place > 0
          ? `уже в\u00a0списке, место\u00a0${place}`
          : `${good.article}, ${priceText(good)}, ${stockText(good)}`}
      </Text>
    </span>
    {place === 0 && (
      <IconButton
        size="s"
        icon={<PlusIcon />}
        label={`Добавить: ${goodName(good)}`}
        disabled={full}
        onClick={onAdd}
      />
    )}
  </li>
);
