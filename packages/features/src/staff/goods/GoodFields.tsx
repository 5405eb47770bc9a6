import type { AnswerOf } from '@siren/contract/calls';
import type { HandField, StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { Combobox } from '@siren/ui/combobox';
import { TextArea, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { ByHand } from '../kit/index.ts';
import * as css from './Goods.css.ts';
import type { OpenGood } from './useGood.ts';
import type { OpenForm } from './useGoodForm.ts';

/** As the contract bounds them. */
const NAME_MAX = 300;
const BRAND_MAX = 100;
const DESCRIPTION_MAX = 20_000;
/** So much of a text is told beside a field. */
const TOLD = 120;

export interface GoodFieldsProps {
  good: StaffGood;
  form: OpenForm;
  open: OpenGood;
  /** undefined while it is not known what there is. */
  choices: AnswerOf<'/api/admin/catalog/choices'> | undefined;
}

const cut = (text: string) => (text.length > TOLD ? `${text.slice(0, TOLD)}…` : text);

/** What a good is, field by field, with what the feed says of those that staff set. */
export function GoodFields({ good, form, open, choices }: GoodFieldsProps) {
  const { fields, set, problemOf } = form;
  const sections = (choices?.sections ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const brands = (choices?.brands ?? []).map((brand) => ({ value: brand, label: brand }));
  const sectionName = (id: string) => sections.find(({ value }) => value === id)?.label ?? `№ ${id}`;
  const hand = (field: HandField, label: string, words: (said: string) => string = cut) => {
    const said = good.feed[field];
    return said === undefined ? undefined : (
      <ByHand
        of={label}
        feed={words(String(said ?? '')) || 'пусто'}
        onBack={() => open.save({ back: [field] })}
      />
    );
  };
  const section = fields['section'] ?? '';
  const brand = fields['brand'] ?? '';
  return (
    <Card as="section" aria-label="Основное">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Основное
        </Heading>
        <TextField
          label="Название"
          autoComplete="off"
          maxLength={NAME_MAX}
          value={fields['name'] ?? ''}
          error={problemOf('name')}
          hint={hand('name', 'Название')}
          onValueChange={(name) => set('name', name)}
        />
        <div className={css.fields}>
          <Combobox
            label="Раздел"
            options={sections}
            value={{ value: section, label: sectionName(section) }}
            hint={hand('section', 'Раздел', sectionName)}
            onValueChange={(chosen) => chosen && set('section', chosen.value)}
          />
          <Combobox
            label="Бренд"
            free
            optional
            maxLength={BRAND_MAX}
            options={brands}
            value={brand === '' ? null : { value: brand, label: brand }}
            hint={hand('brand', 'Бренд')}
            onValueChange={(chosen) => set('brand', chosen?.value ?? '')}
          />
        </div>
        <TextArea
          label="Описание"
          optional
          maxLength={DESCRIPTION_MAX}
          value={fields['description'] ?? ''}
          hint={hand('description', 'Описание')}
          onValueChange={(description) => set('description', description)}
        />
      </Stack>
    </Card>
  );
}
