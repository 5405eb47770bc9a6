import { STORE_TEXT_MAX } from '@siren/domain/stores';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Picture } from '@siren/ui/picture';
import { Text } from '@siren/ui/text';
import { PictureUpload } from '../kit/upload/index.ts';
import * as css from './Stores.css.ts';
import { pictureField, pictureIn } from './storeForm.ts';
import type { OpenForm } from './useStore.ts';

/** How a store looks, for shoppers; another one takes its place once it is saved. */
export function StorePictureCard({ form: { fields, set, problemOf } }: { form: OpenForm }) {
  const picture = pictureIn(fields.picture);
  return (
    <Card as="section" aria-label="Фото">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Фото
        </Heading>
        {picture ? (
          <>
            <div className={css.picture}>
              <Picture
                {...picture.image}
                alt={fields.pictureAlt}
                ratio={[picture.image.width, picture.image.height]}
                sizes="376px"
              />
            </div>
            <TextField
              label="Что на&nbsp;фото"
              hint="Прочтут те, кто фото не&nbsp;видит"
              autoComplete="off"
              maxLength={STORE_TEXT_MAX}
              value={fields.pictureAlt}
              error={problemOf('pictureAlt')}
              onValueChange={(alt) => set('pictureAlt', alt)}
            />
            <div>
              <Button
                variant="line"
                onClick={() => {
                  set('picture', '');
                  set('pictureAlt', '');
                }}
              >
                Убрать фото
              </Button>
            </div>
          </>
        ) : (
          <Text size={14} tone="muted">
            Покупатели увидят его в&nbsp;списке магазинов.
          </Text>
        )}
        <PictureUpload
          key={fields.picture}
          label={picture ? 'Другое фото' : 'Загрузить фото'}
          left={1}
          onTaken={([taken]) => taken && set('picture', pictureField(taken))}
        />
      </Stack>
    </Card>
  );
}
