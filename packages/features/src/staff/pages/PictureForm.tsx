import type { DraftBlock } from '@siren/domain/pages';
import { TextField } from '@siren/ui/field';
import { EmptyState } from '@siren/ui/empty-state';
import type { BlockFormProps } from './BlockFormProps.ts';
import * as css from './Pages.css.ts';

type PictureBlock = Extract<DraftBlock, { type: 'picture' }>;

/** As the contract bounds them. */
const ALT_MAX = 200;
const CAPTION_MAX = 500;

/** A picture that the shop has, what is on it, and the words below it. */
export function PictureForm({ block, choices, onChange }: BlockFormProps<PictureBlock>) {
  const pictures = choices?.pictures ?? [];
  return (
    <>
      {choices && pictures.length === 0 && (
        <EmptyState title="Картинок нет" text="Они появятся с&nbsp;товарами и&nbsp;акциями." />
      )}
      <div className={css.pictures} role="group" aria-label="Картинка">
        {pictures.map(({ id, image }, place) => (
          <button
            key={id}
            type="button"
            className={css.picture}
            aria-pressed={id === block.picture}
            aria-label={image.alt || `Картинка\u00a0${place + 1}`}
            onClick={() => onChange({ ...block, picture: id })}
          >
            <img
              className={css.image}
              src={image.webp.replace('{width}', String(image.widths[0] ?? ''))}
              alt=""
              loading="lazy"
            />
          </button>
        ))}
      </div>
      <TextField
        label="Что на&nbsp;картинке, для незрячих и&nbsp;поиска"
        autoComplete="off"
        maxLength={ALT_MAX}
        value={block.alt}
        onValueChange={(alt) => onChange({ ...block, alt })}
      />
      <TextField
        label="Подпись"
        optional
        autoComplete="off"
        maxLength={CAPTION_MAX}
        value={block.caption}
        onValueChange={(caption) => onChange({ ...block, caption })}
      />
    </>
  );
}
