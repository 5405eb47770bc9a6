import type { GoodVariant, StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import { EmptyState } from '@siren/ui/empty-state';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { GoodPicture } from '../../pictures/index.ts';
import { useTell } from '../kit/index.ts';
import * as css from './Goods.css.ts';
import type { OpenGood } from './useGood.ts';

/** Pictures of the variant that is looked at; the first one is seen in lists. */
export const GoodImages = ({ images }: Pick<GoodVariant, 'images'>) => (
  <Card as="section" aria-label="Картинки">
    <Stack gap={3}>
      <Inline gap={3}>
        <Heading level={2} size="panel">
          Картинки
        </Heading>
        <Text as="span" size={14} tone="muted" numeric>
          {formatNumber(images.length)}
        </Text>
      </Inline>
      {images.length === 0 ? (
        <EmptyState title="Картинок нет" text="Их не&nbsp;было в&nbsp;файле." />
      ) : (
        <div className={css.images}>
          {images.map((image, at) => (
            <GoodPicture
              key={image.webp}
              image={image}
              sizes="120px"
              radius="s"
              alt={`${image.alt}, ${at + 1}`}
            />
          ))}
        </div>
      )}
    </Stack>
  </Card>
);

/** Whether shoppers see a good. */
export function GoodShow({ good, open }: { good: StaffGood; open: OpenGood }) {
  const tell = useTell();
  const [going, setGoing] = useState(false);
  async function show(shown: boolean): Promise<void> {
    setGoing(true);
    try {
      await open.save({ set: { hidden: !shown } });
      tell.done(shown ? 'Снова в\u00a0продаже' : 'Скрыт от\u00a0покупателей');
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(false);
    }
  }
  return (
    <Card as="section" aria-label="Показ">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Показ
        </Heading>
        <Switch
          checked={!good.hidden}
          pending={going}
          description={
            good.state === 'gone'
              ? 'Его нет в\u00a0файле: покупатели не\u00a0видят его и\u00a0так.'
              : 'Скрытый товар уходит из\u00a0списков, поиска и\u00a0корзин, импорт его не\u00a0вернёт.'
          }
          onCheckedChange={(shown) => void show(shown)}
        >
          Продаётся
        </Switch>
      </Stack>
    </Card>
  );
}

/** What the feed says of the variant that is looked at. */
export const GoodParams = ({ params }: { params: StaffGood['variants'][number]['params'] }) =>
  params.length > 0 && (
    <Card as="section" aria-label="Параметры">
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} size="panel">
            Параметры
          </Heading>
          <Text as="span" size={14} tone="muted">
            из&nbsp;файла
          </Text>
        </Inline>
        <DefinitionList
          kind="params"
          items={params.map(({ name, value, unit }) => ({
            term: name,
            value: unit === null ? value : `${value}\u00a0${unit}`,
          }))}
        />
      </Stack>
    </Card>
  );
