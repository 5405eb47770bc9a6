import { Card } from '@siren/ui/card';
import { MultiCombobox } from '@siren/ui/combobox';
import type { ComboboxOption } from '@siren/ui/combobox';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { useResource } from '../../api/index.ts';
import type { CouponFormProps } from './CouponFormProps.ts';
import { idsIn, idsText } from './couponForm.ts';
import { choicesResource } from './resources.ts';
import { useFindGoods } from './useFindGoods.ts';

const idsOf = (options: readonly ComboboxOption[]): string =>
  idsText(options.map(({ value }) => Number(value)));

/** Sections, brands and goods that a coupon is for, and sections that it is not for. */
export function CouponTargets({ form: { fields, set }, goods, readOnly = false }: CouponFormProps) {
  const choices = useResource(choicesResource).data;
  const sections = choices?.sections ?? [];
  const brands = choices?.brands ?? [];
  const find = useFindGoods();
  const options = sections.map(({ id, name }) => ({ value: String(id), label: name }));
  const optionOf = (id: number, name: string | undefined) => ({
    value: String(id),
    label: name ?? `№\u00a0${id}`,
  });
  const sectionsIn = (text: string) =>
    idsIn(text).map((id) => optionOf(id, sections.find((one) => one.id === id)?.name));
  return (
    <Card as="section" aria-label="На&nbsp;что действует">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          На&nbsp;что действует
        </Heading>
        <MultiCombobox
          label="Разделы"
          hint={
            fields.targets === '' && fields.offers === '' && fields.brands === ''
              ? 'Ничего не\u00a0выбрано: на\u00a0все товары'
              : undefined
          }
          placeholder="Добавить раздел"
          disabled={readOnly}
          options={options}
          value={sectionsIn(fields.targets)}
          onValueChange={(chosen) => set('targets', idsOf(chosen))}
        />
        <MultiCombobox
          label="Бренды"
          placeholder="Добавить бренд"
          disabled={readOnly}
          options={brands.map(({ id, name }) => optionOf(id, name))}
          value={idsIn(fields.brands).map((id) => optionOf(id, brands.find((one) => one.id === id)?.name))}
          onValueChange={(chosen) => set('brands', idsOf(chosen))}
        />
        <MultiCombobox
          label="Отдельные товары"
          placeholder="Название, артикул, штрихкод"
          disabled={readOnly}
          options={find}
          value={idsIn(fields.offers).map((id) => optionOf(id, goods.nameOf(id)))}
          onValueChange={(chosen) => {
            goods.add(chosen.map(({ value, label }) => ({ id: Number(value), name: label })));
            set('offers', idsOf(chosen));
          }}
        />
        <MultiCombobox
          label="Кроме разделов"
          placeholder="Добавить раздел"
          disabled={readOnly}
          options={options}
          value={sectionsIn(fields.excludes)}
          onValueChange={(chosen) => set('excludes', idsOf(chosen))}
        />
      </Stack>
    </Card>
  );
}
