import { stepMove } from '@siren/domain/sections';
import type { SectionStep, StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Combobox } from '@siren/ui/combobox';
import { Heading } from '@siren/ui/heading';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Menu, MenuItem } from '@siren/ui/menu';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ByHand } from '../kit/index.ts';
import { parentOf, parentOptions, placeText } from './sectionWords.ts';
import type { OpenSection } from './useSection.ts';

const steps: readonly { step: SectionStep; words: string; icon: ReactNode }[] = [
  { step: 'up', words: 'Выше', icon: <ArrowUpIcon /> },
  { step: 'down', words: 'Ниже', icon: <ArrowDownIcon /> },
  { step: 'in', words: 'Внутрь раздела выше', icon: <ArrowRightIcon /> },
  { step: 'out', words: 'Наружу', icon: <ArrowLeftIcon /> },
];

export interface SectionPlaceProps {
  section: StaffSection;
  rows: readonly StaffSectionRow[];
  open: OpenSection;
}

/** Where a section stands, and the ways to put it elsewhere without a pointer that drags. */
export function SectionPlace({ section: { id, feed }, rows, open }: SectionPlaceProps) {
  // Whoever empties the field may be about to write another section: it goes to the top once they leave.
  const [cleared, setCleared] = useState(false);
  const own = rows.find((row) => row.id === id);
  if (!own) return null;
  const options = parentOptions(rows, id);
  const { place } = feed;
  const put = (parent: number | null) => void open.move({ section: id, parent, before: null });
  return (
    <Card as="section" aria-label="Место">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Место
        </Heading>
        <Text size={14}>{placeText(rows, id)}</Text>
        {place && (
          <ByHand
            of="Место"
            feed={place.parent === null ? 'верхний уровень' : `внутри «${place.parent}»`}
            onBack={() => open.save({ back: ['place'] })}
          />
        )}
        <Combobox
          label="Лежит в&nbsp;разделе"
          options={options}
          placeholder="Верхний уровень"
          value={cleared ? null : (options.find(({ value }) => parentOf(value) === own.parent) ?? null)}
          onValueChange={(chosen) => {
            setCleared(chosen === null);
            if (chosen) put(parentOf(chosen.value));
          }}
          onBlur={() => {
            setCleared(false);
            if (cleared && own.parent !== null) put(null);
          }}
        />
        <div>
          <Menu trigger={<Button variant="line">Переместить</Button>}>
            {steps.map(({ step, words, icon }) => {
              const move = stepMove(rows, id, step);
              return (
                <MenuItem
                  key={step}
                  icon={icon}
                  disabled={move === null}
                  onSelect={() => move && void open.move(move)}
                >
                  {words}
                </MenuItem>
              );
            })}
          </Menu>
        </div>
      </Stack>
    </Card>
  );
}
