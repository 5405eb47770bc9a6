import type { DraftBlock, NamedGoods } from '@siren/domain/pages';
import { goodsPicks, pricesProblem } from '@siren/domain/pages';
import { MultiCombobox } from '@siren/ui/combobox';
import type { ComboboxOption } from '@siren/ui/combobox';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Select } from '@siren/ui/select';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import type { BlockFormProps } from './BlockFormProps.ts';
import { BlockTitle } from './BlockTitle.tsx';
import * as css from './Pages.css.ts';
import { PriceField } from './PriceField.tsx';
import { useGoodOptions } from './useGoodOptions.ts';

type GoodsBlock = Extract<DraftBlock, { type: 'products' }>;

const GOODS_MAX = 48;
const NAMED = 'named';
const LIST = 'list';
const choices = [
  { value: 'fresh', label: 'Новинки' },
  { value: 'sale', label: 'Со\u00a0скидкой' },
  { value: 'popular', label: 'Популярное' },
  { value: LIST, label: 'Список товаров' },
  { value: NAMED, label: 'Выбрать самим' },
];
const nothing: NamedGoods = {
  ...{ offers: [], sections: [], onSale: false, priceFrom: null, priceTo: null, limit: 8 },
};

/** Which goods a block shows: those that the shop chooses, or those that staff name. */
export function GoodsChoice(props: BlockFormProps<GoodsBlock>) {
  const { block, page, choices: has, onChange, unread, onUnread } = props;
  const { choice } = block;
  const pick = goodsPicks.find((one) => one === choice);
  const listed = typeof choice === 'object' && 'list' in choice ? choice : null;
  const named = typeof choice === 'object' && 'offers' in choice ? choice : null;
  return (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <Select
        label="Какие товары"
        options={choices}
        value={pick ?? (named ? NAMED : LIST)}
        onValueChange={(value) =>
          onChange({
            ...block,
            choice: goodsPicks.find((one) => one === value) ?? (value === LIST ? { list: 0 } : nothing),
          })
        }
      />
      {listed && (
        <Select
          label="Список"
          placeholder="Выберите список"
          options={(has?.lists ?? []).map(optionOf)}
          {...(listed.list === 0 ? {} : { value: String(listed.list) })}
          onValueChange={(list) => onChange({ ...block, choice: { list: Number(list) } })}
        />
      )}
      {named && (
        <NamedGoodsForm
          choice={named}
          sections={has?.sections ?? []}
          goods={page.goods}
          onChange={(next) => onChange({ ...block, choice: next })}
          {...{ unread, onUnread }}
        />
      )}
    </>
  );
}

interface NamedGoodsFormProps extends Pick<BlockFormProps, 'onUnread' | 'unread'> {
  choice: NamedGoods;
  sections: readonly { id: number; name: string }[];
  /** Names of goods that the page names already. */
  goods: readonly { id: number; name: string }[];
  onChange(choice: NamedGoods): void;
}

const optionOf = ({ id, name }: { id: number; name: string }): ComboboxOption => ({
  value: String(id),
  label: name,
});

function NamedGoodsForm({ choice, sections, goods, onChange, ...typed }: NamedGoodsFormProps) {
  const { find, optionOf: goodOf } = useGoodOptions(goods);
  const idsOf = (options: readonly ComboboxOption[]) => options.map(({ value }) => Number(value));
  return (
    <>
      <MultiCombobox
        label="Товары"
        hint="По названию или артикулу"
        options={find}
        value={choice.offers.map(goodOf)}
        onValueChange={(options) => onChange({ ...choice, offers: idsOf(options) })}
      />
      <MultiCombobox
        label="Разделы"
        options={sections.map(optionOf)}
        value={choice.sections.map((id) =>
          optionOf({ id, name: sections.find((one) => one.id === id)?.name ?? `№\u00a0${id}` }),
        )}
        onValueChange={(options) => onChange({ ...choice, sections: idsOf(options) })}
      />
      <Text size={12} tone="muted">
        Товары и&nbsp;разделы вместе; пусто&nbsp;— из&nbsp;всех товаров.
      </Text>
      <Prices choice={choice} onChange={onChange} {...typed} />
      <Switch checked={choice.onSale} onCheckedChange={(onSale) => onChange({ ...choice, onSale })}>
        Только со&nbsp;скидкой
      </Switch>
      <div className={css.limit}>
        <Text as="span" size={14}>
          Не&nbsp;больше
        </Text>
        <QuantityStepper
          label="Не больше товаров"
          value={choice.limit}
          min={1}
          max={GOODS_MAX}
          onValueChange={(limit) => onChange({ ...choice, limit })}
        />
      </div>
    </>
  );
}

/** Between which prices goods lie. What cannot be read of one leaves the other alone. */
function Prices({ choice, unread, onChange, onUnread }: Omit<NamedGoodsFormProps, 'goods' | 'sections'>) {
  const { priceFrom, priceTo, ...others } = unread;
  const crossed = pricesProblem(choice) ?? undefined;
  return (
    <div className={css.pair}>
      <PriceField
        label="Цена от"
        value={choice.priceFrom}
        onValueChange={(price) => {
          onChange({ ...choice, priceFrom: price });
          onUnread({ ...others, ...(priceTo !== undefined && { priceTo }) });
        }}
        unread={priceFrom}
        onUnread={(text) => onUnread({ ...unread, priceFrom: text })}
      />
      <PriceField
        label="Цена до"
        value={choice.priceTo}
        onValueChange={(price) => {
          onChange({ ...choice, priceTo: price });
          onUnread({ ...others, ...(priceFrom !== undefined && { priceFrom }) });
        }}
        unread={priceTo}
        onUnread={(text) => onUnread({ ...unread, priceTo: text })}
        error={crossed}
      />
    </div>
  );
}
