import type { StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Switch } from '@siren/ui/switch';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';

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
