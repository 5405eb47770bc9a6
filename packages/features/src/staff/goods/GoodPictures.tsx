import { GOOD_PICTURES_MAX } from '@siren/domain/goods';
import type { GoodPicture as Picture, GoodVariant, StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import { GoodPicture } from '../../pictures/index.ts';
import { ByHand, usePassFocus } from '../kit/index.ts';
import type { PassFocus } from '../kit/index.ts';
import { PictureUpload } from '../kit/upload/index.ts';
import * as css from './GoodPictures.css.ts';
import { PictureWords } from './PictureWords.tsx';
import type { OpenGood } from './useGood.ts';
import { usePictures } from './usePictures.ts';
import type { OpenPictures } from './usePictures.ts';

export interface GoodPicturesProps {
  good: StaffGood;
  variant: GoodVariant;
  open: OpenGood;
}

const pictureWords: [string, string, string] = ['картинка', 'картинки', 'картинок'];

/** Pictures of the variant that is looked at: put in order, added, described, removed, given back. */
export function GoodPictures({ good, variant, open }: GoodPicturesProps) {
  const own = usePictures(good, variant, open);
  const { pictures } = own;
  const { heading, removes } = usePassFocus();
  const nameOf = ({ id, alt }: Picture) =>
    alt ?? `Картинка ${pictures.findIndex((one) => one.id === id) + 1}`;
  return (
    <Card as="section" aria-label="Картинки">
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading ref={heading} level={2} size="panel" tabIndex={-1}>
            Картинки
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatNumber(pictures.length)}
          </Text>
        </Inline>
        {variant.feedPictures !== null && (
          <ByHand
            of="картинки"
            feed={
              variant.feedPictures === 0 ? 'нет картинок' : formatCount(variant.feedPictures, pictureWords)
            }
            onBack={own.giveBack}
          />
        )}
        {pictures.length === 0 ? (
          <EmptyState title="Картинок нет" text="Добавьте: без&nbsp;них товар почти не&nbsp;покупают." />
        ) : (
          <>
            <Text size={12} tone="muted">
              Первая видна в&nbsp;списках.
            </Text>
            <SortableList
              label="Картинки"
              value={pictures}
              itemKey={({ id }) => String(id)}
              itemName={nameOf}
              onValueChange={own.order}
            >
              {(picture) => <Row picture={picture} name={nameOf(picture)} own={own} removes={removes} />}
            </SortableList>
          </>
        )}
        <AddPictures own={own} />
      </Stack>
    </Card>
  );
}

interface RowProps extends Pick<PassFocus, 'removes'> {
  picture: Picture;
  name: string;
  own: OpenPictures;
}

const Row = ({ picture, name, own, removes }: RowProps) => (
  <div className={css.row}>
    <div className={css.thumb}>
      <GoodPicture image={picture.image} sizes="56px" radius="s" />
    </div>
    <PictureWords picture={picture} name={name} onSave={(alt) => own.describe(picture, alt)} />
    <IconButton
      size="s"
      icon={<TrashIcon />}
      label={`Убрать: ${name}`}
      {...removes(() => own.remove(picture))}
    />
  </div>
);

/** What came through is a picture of the variant at once. */
function AddPictures({ own }: { own: OpenPictures }) {
  const left = GOOD_PICTURES_MAX - own.pictures.length;
  if (left <= 0)
    return (
      <Text size={14} tone="muted">
        Больше {GOOD_PICTURES_MAX}&nbsp;картинок у&nbsp;варианта не&nbsp;бывает.
      </Text>
    );
  return (
    <PictureUpload
      label="Добавить картинки"
      left={left}
      onTaken={(pictures) => own.add(pictures.map(({ id }) => id))}
    />
  );
}
