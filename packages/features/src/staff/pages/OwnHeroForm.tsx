import type { OwnHero } from '@siren/domain/pages';
import { Button } from '@siren/ui/button';
import { TextArea, TextField } from '@siren/ui/field';
import type { BlockFormProps } from './BlockFormProps.ts';
import { HeroLinkForm } from './HeroLinkForm.tsx';
import { PictureChoice } from './PictureChoice.tsx';

/** As the contract bounds them. */
const TITLE_MAX = 200;
const TEXT_MAX = 500;
const LABEL_MAX = 60;

export interface OwnHeroFormProps extends Pick<BlockFormProps, 'choices' | 'page'> {
  own: OwnHero;
  onOwn(own: OwnHero): void;
}

/** Words of a hero, where its button leads, and its picture. */
export function OwnHeroForm({ own, page, choices, onOwn }: OwnHeroFormProps) {
  return (
    <>
      <TextField
        label="Строка над заголовком"
        optional
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={own.note}
        onValueChange={(note) => onOwn({ ...own, note })}
      />
      <TextField
        label="Заголовок заставки"
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={own.title}
        onValueChange={(title) => onOwn({ ...own, title })}
      />
      <TextArea
        label="Текст заставки"
        optional
        rows={3}
        maxLength={TEXT_MAX}
        value={own.text}
        onValueChange={(text) => onOwn({ ...own, text })}
      />
      <TextField
        label="Слова на&nbsp;кнопке"
        autoComplete="off"
        maxLength={LABEL_MAX}
        value={own.label}
        onValueChange={(label) => onOwn({ ...own, label })}
      />
      <HeroLinkForm
        link={own.link}
        goods={page.goods}
        choices={choices}
        onChange={(link) => onOwn({ ...own, link })}
      />
      <PictureChoice
        label="Картинка"
        page={page}
        value={own.picture}
        onChoose={(picture) => onOwn({ ...own, picture })}
      />
      {own.picture !== null && (
        <div>
          <Button variant="line" onClick={() => onOwn({ ...own, picture: null })}>
            Без картинки
          </Button>
        </div>
      )}
    </>
  );
}
