import type { StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { GoodFilm } from './GoodFilm.tsx';
import { GoodPapers } from './GoodPapers.tsx';
import type { OpenGood } from './useGood.ts';

export interface GoodFilesProps {
  good: StaffGood;
  open: OpenGood;
}

/** What comes with a good besides its pictures. */
export const GoodFiles = ({ good, open }: GoodFilesProps) => (
  <Card as="section" aria-label="Фильмы и&nbsp;документы">
    <Stack gap={4}>
      <Heading level={2} size="panel">
        Фильмы и&nbsp;документы
      </Heading>
      <GoodFilm good={good} open={open} />
      <GoodPapers good={good} open={open} />
    </Stack>
  </Card>
);
