import type { Block } from '@siren/domain/promo';
import type { DraftBlock, StaffPage } from '@siren/domain/pages';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Combobox } from '@siren/ui/combobox';
import { DateField } from '@siren/ui/date-field';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { HeartIcon } from '@siren/ui/icons';
import { Container, Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useDeferredValue, useState } from 'react';
import { useResource } from '../../api/index.ts';
import { BlockPlace, BlockStack, PageBlocks } from '../../blocks/index.ts';
import { ScreenFailed } from '../kit/index.ts';
import { COUPON_CHOSEN } from './pageWords.ts';
import * as css from './Pages.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewResource } from './resources.ts';
import type { Choices } from './resources.ts';

export interface PagePreviewProps {
  page: StaffPage;
  title: string;
  description: string;
  /** Whom it is for; null for all. */
  regions: readonly number[] | null;
  choices: Choices | undefined;
  /** As they stand in the form, saved or not. */
  blocks: DraftBlock[];
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

const widths = [
  { value: '1280', label: 'Компьютер' },
  { value: '390', label: 'Телефон' },
];
const themes = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
];

/** The page as shoppers will see it: by the server's own rules, drawn by the shop's own blocks. */
export function PagePreview({ page, title, description, regions, choices, blocks }: PagePreviewProps) {
  const [width, setWidth] = useState('1280');
  const [theme, setTheme] = useState('light');
  const [chosen, setChosen] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const cities = (choices?.cities ?? []).filter(({ region }) => regions?.includes(region) ?? true);
  const city = cities.find(({ id }) => id === chosen)?.id ?? cities[0]?.id ?? null;
  // While one types the picture may be late; letters may not.
  const drawn = useDeferredValue(JSON.stringify(blocks));
  const { data, error, mutate } = useResource(
    previewResource(page.id, { city, day }, JSON.parse(drawn) as DraftBlock[]),
    { keepPreviousData: true },
  );
  return (
    <Card as="section" aria-label="Как увидят">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Как увидят
        </Heading>
        <div className={css.pair}>
          <Select label="Ширина" options={widths} value={width} onValueChange={setWidth} />
          <Select label="Тема" options={themes} value={theme} onValueChange={setTheme} />
        </div>
        <Combobox
          label="В&nbsp;городе"
          options={cities.map(optionOf)}
          value={cities.filter(({ id }) => id === city).map(optionOf)[0] ?? null}
          onValueChange={(option) => option && setChosen(Number(option.value))}
        />
        <DateField label="На&nbsp;дату" optional today={page.today} value={day} onValueChange={setDay} />

        {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
        {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
        {data && (
          <PreviewFrame
            title={`Как увидят: ${title || page.content.title}`}
            width={Number(width)}
            theme={theme === 'dark' ? 'dark' : 'light'}
          >
            <div className={css.drawn}>
              <Drawn blocks={data.blocks} head={page.kind === 'home' ? null : { title, description }} />
            </div>
          </PreviewFrame>
        )}
      </Stack>
    </Card>
  );
}

interface DrawnProps {
  blocks: readonly Block[];
  /** null on the home page, whose first heading is the hero's. */
  head: { title: string; description: string } | null;
}

/** The buttons of cards are there to be seen: nobody fills a cart from a draft. */
const slots = {
  renderAction: () => (
    <Button variant="add" wide>
      В&nbsp;корзину
    </Button>
  ),
  renderCorner: () => <IconButton label="В избранное" icon={<HeartIcon size="l" />} variant="bare" />,
};

/** The map of the stores is long in coming, and the same whatever staff write. */
const stores = { title: 'Магазины', list: <Text tone="muted">Магазины региона и карта</Text> };

function Drawn({ blocks, head }: DrawnProps) {
  return (
    <Container>
      <BlockStack apart={head === null && blocks.every(({ type }) => type !== 'hero')}>
        {head && (
          <BlockPlace>
            <Stack gap={3}>
              <Heading level={1}>{head.title}</Heading>
              {head.description && (
                <Text size={18} tone="muted" prose>
                  {head.description}
                </Text>
              )}
            </Stack>
          </BlockPlace>
        )}
        <PageBlocks
          {...slots}
          leads={head === null}
          blocks={blocks}
          stores={stores}
          renderCoupon={({ title, code }) => <Words title={title} text={code || COUPON_CHOSEN} />}
          renderCountdown={({ title }) => <Words title={title} text="Идёт отсчёт" />}
        />
      </BlockStack>
    </Container>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <Heading level={2}>{title}</Heading>
    <Text>{text}</Text>
  </Card>
);
