import { PHOTO_TEXT_MAX } from '@siren/domain/photo-reports';
import type { PhotoNote } from '@siren/domain/photo-reports';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import { useEffect, useRef } from 'react';
import * as css from './Report.css.ts';
import type { ReviewForm } from './reviewForm.ts';

export interface NoteFieldsProps {
  /** Notes of one photo, with their places among all of the report. */
  mine: readonly { note: PhotoNote; at: number }[];
  review: ReviewForm;
}

/** What a reviewer writes about the spots of a photo. */
export function NoteFields({ mine, review }: NoteFieldsProps) {
  if (mine.length === 0)
    return (
      <Text size={12} tone="muted">
        Нажмите место на&nbsp;снимке, чтобы оставить замечание. С&nbsp;клавиатуры: Enter на&nbsp;снимке, место
        двигают стрелки.
      </Text>
    );
  return (
    <ol className={css.notes} aria-label="Мои замечания">
      {mine.map(({ note, at }, place) => (
        <li key={at} className={css.written}>
          <span className={css.number}>{place + 1}</span>
          <NoteField note={note} at={at} place={place} review={review} />
          <IconButton
            variant="line"
            label={`Убрать замечание ${place + 1}`}
            icon={<TrashIcon />}
            onClick={() => review.drop(at)}
          />
        </li>
      ))}
    </ol>
  );
}

interface NoteFieldProps {
  note: PhotoNote;
  at: number;
  place: number;
  review: ReviewForm;
}

function NoteField({ note, at, place, review }: NoteFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isFresh = review.fresh === at;
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  return (
    <TextField
      ref={field}
      label={`Замечание ${place + 1}`}
      hideLabel
      autoComplete="off"
      placeholder="Что не так"
      maxLength={PHOTO_TEXT_MAX}
      value={note.text}
      error={note.text.trim() === '' ? review.problemOf('notes') : undefined}
      onValueChange={(text) => review.change(at, { text })}
    />
  );
}
