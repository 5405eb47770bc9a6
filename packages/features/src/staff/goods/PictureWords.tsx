import { PICTURE_ALT_MAX } from '@siren/domain/goods';
import type { SetPicture } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { TextField } from '@siren/ui/field';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import * as css from './GoodPictures.css.ts';

export interface PictureWordsProps {
  picture: SetPicture;
  /** What it is called in its list. */
  name: string;
  /** null for the words of the good. Rejects with the refusal. */
  onSave(alt: string | null): Promise<void>;
}

/** The words of a picture for those who do not see it, and a dialog that changes them. */
export function PictureWords({ picture, name, onSave }: PictureWordsProps) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const [alt, setAlt] = useState('');
  const begin = () => {
    setAlt(picture.alt ?? '');
    setAsking('yes');
  };
  return (
    <>
      <button type="button" className={css.words} onClick={begin}>
        <VisuallyHidden>Описание: </VisuallyHidden>
        <Text as="span" size={14} tone={picture.alt === null ? 'muted' : undefined}>
          {name}
        </Text>
      </button>
      {asking !== 'no' && (
        <AlertDialog
          open={asking === 'yes'}
          onOpenChange={(yes) => setAsking(yes ? 'yes' : 'done')}
          title="Описание картинки"
          description="Его слышат те, кто не&nbsp;видит картинку. Пусто: название товара."
          confirmLabel="Сохранить описание"
          describeError={errorText}
          onConfirm={() => onSave(alt.trim() === '' ? null : alt.trim())}
        >
          <TextField
            label="Что на&nbsp;картинке"
            autoComplete="off"
            maxLength={PICTURE_ALT_MAX}
            value={alt}
            onValueChange={setAlt}
          />
        </AlertDialog>
      )}
    </>
  );
}
