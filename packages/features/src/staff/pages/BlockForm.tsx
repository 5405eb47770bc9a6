import type { PageBlockType } from '@siren/domain/pages';
import { TextArea } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import type { BlockFormProps, Own } from './BlockFormProps.ts';
import { BlockTitle } from './BlockTitle.tsx';
import { CouponForm } from './CouponForm.tsx';
import { GoodsChoice } from './GoodsChoice.tsx';
import { HeroForm } from './HeroForm.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PictureForm } from './PictureForm.tsx';

/** Paragraphs stand apart by an empty line, as in letters. */
function TextForm({ block, onChange }: BlockFormProps<Own<'text'>>) {
  return (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <TextArea
        label="Текст"
        hint="Абзацы разделяет пустая строка"
        rows={8}
        value={block.paragraphs.join('\n\n')}
        onValueChange={(text) => onChange({ ...block, paragraphs: text === '' ? [] : text.split('\n\n') })}
      />
    </>
  );
}

const MUTE = { value: '', label: 'Без субтитров' };

function VideoForm({ block, page, choices, onChange }: BlockFormProps<Own<'video'>>) {
  const films = choices?.films ?? [];
  const film = films.find(({ url }) => url === block.url);
  const known = film || block.url === '' ? films : [block, ...films];
  const captions = new Set([block.captions, film?.captions].filter((one) => typeof one === 'string'));
  return (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <Select
        label="Фильм"
        placeholder="Выберите фильм"
        options={known.map(({ url }) => ({ value: url, label: url }))}
        value={block.url}
        onValueChange={(url) => {
          const chosen = films.find((one) => one.url === url);
          onChange({ ...block, url, captions: chosen?.captions ?? null, poster: null });
        }}
      />
      <Select
        label="Субтитры"
        options={[MUTE, ...[...captions].map((url) => ({ value: url, label: url }))]}
        value={block.captions ?? ''}
        onValueChange={(url) => onChange({ ...block, captions: url || null })}
      />
      <PictureChoice
        label="Обложка"
        page={page}
        value={block.poster}
        onChoose={(poster) => onChange({ ...block, poster })}
      />
    </>
  );
}

const plain =
  (words: string) =>
  ({ block, onChange }: BlockFormProps<Own<'sections' | 'promos' | 'stores' | 'countdown'>>) => (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <Text size={14} tone="muted">
        {words}
      </Text>
    </>
  );

type Forms = { [Type in PageBlockType]: (props: BlockFormProps<Own<Type>>) => ReactNode };

const forms: Forms = {
  hero: HeroForm,
  sections: plain('Плитки всех верхних разделов, где есть товары.'),
  products: GoodsChoice,
  promos: plain('Акции, которые идут сейчас в\u00a0регионе покупателя.'),
  stores: plain('Магазины региона покупателя. Без заголовка магазин назовёт блок сам.'),
  text: TextForm,
  picture: PictureForm,
  video: VideoForm,
  countdown: plain('Сколько осталось до\u00a0конца последнего дня страницы.'),
  coupon: CouponForm,
};

/** The form of a block, by its type. */
export function BlockForm(props: BlockFormProps) {
  const Form = forms[props.block.type] as (props: BlockFormProps) => ReactNode;
  return <Form {...props} />;
}
