import type { DraftBlock } from '@siren/domain/pages';
import { TextField } from '@siren/ui/field';
import { Switch } from '@siren/ui/switch';
import { useRef } from 'react';
import type { BlockFormProps } from './BlockFormProps.ts';
import { PictureChoice } from './PictureChoice.tsx';

type PictureBlock = Extract<DraftBlock, { type: 'picture' }>;

/** As the contract bounds them. */
const ALT_MAX = 200;
const CAPTION_MAX = 500;

/** A picture, what is on it, and the words below it. */
export function PictureForm({ block, page, onChange }: BlockFormProps<PictureBlock>) {
  // What was typed is not lost to somebody who tries the switch.
  const words = useRef(block.alt ?? '');
  const isOrnament = block.alt === null;
  return (
    <>
      <PictureChoice
        label="Картинка"
        page={page}
        value={block.picture}
        onChoose={(picture) => onChange({ ...block, picture })}
      />
      <Switch
        checked={isOrnament}
        description="Кто её не&nbsp;видит, ничего не&nbsp;теряет: описывать нечего."
        onCheckedChange={(on) => onChange({ ...block, alt: on ? null : words.current })}
      >
        Украшение
      </Switch>
      {!isOrnament && (
        <TextField
          label="Что на&nbsp;картинке, для незрячих и&nbsp;поиска"
          autoComplete="off"
          maxLength={ALT_MAX}
          value={block.alt ?? ''}
          onValueChange={(alt) => {
            words.current = alt;
            onChange({ ...block, alt });
          }}
        />
      )}
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
