import type { OwnHero } from '@siren/domain/pages';
import { Combobox } from '@siren/ui/combobox';
import type { BlockFormProps, Own } from './BlockFormProps.ts';
import { OwnHeroForm } from './OwnHeroForm.tsx';

const BEST = { value: '', label: 'Товар с\u00a0самой большой скидкой' };
const OWN = { value: 'own', label: 'Свои слова и\u00a0картинка' };
const blank: OwnHero = {
  ...{ title: '', text: '', note: '', label: 'Смотреть', picture: null },
  link: { page: 'promo', id: 0 },
};

/** What stands large on a page: a good, a promo, or what staff say themselves. */
export function HeroForm(props: BlockFormProps<Own<'hero'>>) {
  const { block, choices, onChange } = props;
  const { own, ...rest } = block;
  const options = [
    BEST,
    OWN,
    ...(choices?.promos ?? []).map(({ id, name }) => ({ value: String(id), label: `Акция: ${name}` })),
  ];
  function choose(value: string): void {
    if (value === OWN.value) onChange({ ...rest, promo: null, own: own ?? blank });
    else onChange({ ...rest, promo: value === '' ? null : Number(value) });
  }
  const chosen = own ? OWN.value : String(block.promo ?? '');
  return (
    <>
      <Combobox
        label="Что показать крупно"
        hint={
          own
            ? 'Если вести некуда, заставки не\u00a0будет'
            : 'Если акция не\u00a0идёт, заставки не\u00a0будет'
        }
        options={options}
        value={options.find(({ value }) => value === chosen) ?? null}
        onValueChange={(option) => option && choose(option.value)}
      />
      {own && <OwnHeroForm {...props} own={own} onOwn={(next) => onChange({ ...block, own: next })} />}
    </>
  );
}
