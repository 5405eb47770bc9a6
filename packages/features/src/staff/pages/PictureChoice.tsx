import type { PagePicture, StaffPage } from '@siren/domain/pages';
import { Text } from '@siren/ui/text';
import { useResource } from '../../api/index.ts';
import { PictureUpload } from '../kit/upload/index.ts';
import * as css from './Pages.css.ts';
import { choicesResource } from './resources.ts';

export interface PictureChoiceProps {
  /** What it is for: «Картинка». */
  label: string;
  page: StaffPage;
  /** null where none is chosen yet. */
  value: number | null;
  onChoose(picture: number): void;
}

const addressOf = ({ image }: PagePicture) => image.webp.replace('{width}', String(image.widths[0] ?? ''));

/** A picture that the shop has, or one that is uploaded: this one is among the others at once. */
export function PictureChoice({ label, page, value, onChoose }: PictureChoiceProps) {
  const { data: choices, mutate } = useResource(choicesResource);
  const offered = choices?.pictures ?? [];
  const pictures = [...page.pictures.filter(({ id }) => offered.every((one) => one.id !== id)), ...offered];
  function take(taken: readonly PagePicture[]): void {
    const [first] = taken;
    if (!first) return;
    if (choices)
      void mutate(
        { ...choices, pictures: [first, ...choices.pictures.filter(({ id }) => id !== first.id)] },
        { revalidate: false },
      );
    onChoose(first.id);
  }
  return (
    <>
      <PictureUpload label={`${label}: загрузить`} left={1} onTaken={take} />
      {pictures.length > 0 && (
        <>
          <Text size={14} tone="muted">
            Или&nbsp;из&nbsp;тех, что в&nbsp;магазине есть:
          </Text>
          <div className={css.pictures} role="group" aria-label={label}>
            {pictures.map((picture, place) => (
              <button
                key={picture.id}
                type="button"
                className={css.picture}
                aria-pressed={picture.id === value}
                aria-label={picture.image.alt || `Картинка\u00a0${place + 1}`}
                onClick={() => onChoose(picture.id)}
              >
                <img className={css.image} src={addressOf(picture)} alt="" loading="lazy" />
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
