import { heroLinkPages } from '@siren/domain/pages';
import type { HeroLink, PageGood } from '@siren/domain/pages';
import { Combobox } from '@siren/ui/combobox';
import type { ComboboxOption } from '@siren/ui/combobox';
import { Select } from '@siren/ui/select';
import { linkWords } from './pageWords.ts';
import type { Choices } from './resources.ts';
import { useGoodOptions } from './useGoodOptions.ts';

export interface HeroLinkFormProps {
  link: HeroLink;
  /** Goods whose names the page tells. */
  goods: readonly PageGood[];
  choices: Choices | undefined;
  onChange(link: HeroLink): void;
}

const pages = heroLinkPages.map((value) => ({ value, label: linkWords[value] }));

/** Where the button of a hero leads. */
export function HeroLinkForm({ link: { page, id }, goods, choices, onChange }: HeroLinkFormProps) {
  const { find, optionOf } = useGoodOptions(goods);
  const named = page === 'section' ? choices?.sections : choices?.promos;
  const options = (named ?? []).map((one): ComboboxOption => ({ value: String(one.id), label: one.name }));
  const known =
    page === 'product'
      ? optionOf(id)
      : (options.find(({ value }) => value === String(id)) ?? { value: String(id), label: `№\u00a0${id}` });
  return (
    <>
      <Select
        label="Куда ведёт кнопка"
        options={pages}
        value={page}
        onValueChange={(value) =>
          onChange({ page: heroLinkPages.find((one) => one === value) ?? page, id: 0 })
        }
      />
      <Combobox
        key={page}
        label={linkWords[page]}
        {...(page === 'product' && { hint: 'По названию или артикулу' })}
        options={page === 'product' ? find : options}
        value={id === 0 ? null : known}
        onValueChange={(option) => onChange({ page, id: option === null ? 0 : Number(option.value) })}
      />
    </>
  );
}
