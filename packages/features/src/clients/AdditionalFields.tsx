import type { AnswerOf } from '@siren/contract/calls';
import type { User } from '@siren/domain/account';
import type { AdditionalData } from '@siren/domain/orders';
import type { PayType } from '@siren/domain/regions';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Skeleton } from '@siren/ui/skeleton';
import type { AsyncState } from '../api/index.ts';
import * as css from './AdditionalFields.css.ts';
import { conditionNames, franchiseNames } from './additionalNames.ts';
import { PrepaymentFields } from './PrepaymentFields.tsx';
import type { PrepaymentFieldsProps } from './PrepaymentFields.tsx';

export interface AdditionalFieldsProps extends PrepaymentFieldsProps {
  data: AdditionalData;
  /** undefined until they are loaded. */
  options: AnswerOf<'/api/cart/additional-data'> | undefined;
  /** Of the options. */
  state: AsyncState;
  onRetry(): void;
  /** Who orders. */
  me: User | null;
  /** The store of the city is a franchise store. */
  franchise: boolean;
  /** Goods for exposition only are among what is ordered. */
  exposition: boolean;
  payTypes: readonly PayType[];
  onChange(part: Partial<AdditionalData>): void;
}

const idOf = (value: string) => (value === '' ? null : Number(value));
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What staff add to an order (behaviour orders-3). */
export function AdditionalFields({ data, franchise, exposition, onChange, ...rest }: AdditionalFieldsProps) {
  return (
    <Card as="section" aria-label="Дополнительно">
      <Stack gap={5}>
        <Heading level={2} size="panel">
          Дополнительно
        </Heading>
        <People data={data} onChange={onChange} {...rest} />
        <div className={css.pairs}>
          <Select
            label="Условие заказа"
            options={optionsOf(conditionNames)}
            value={data.condition}
            onValueChange={(value) => onChange({ condition: value as AdditionalData['condition'] })}
            hint={
              data.condition === 'exposition'
                ? 'Всё отмеченное пойдёт на\u00a0экспозицию магазина'
                : 'Товары «Только для экспозиции» так не\u00a0заказать'
            }
          />
          {franchise && (
            <Select
              label="Продажа франчайзи"
              options={[{ value: '', label: 'Не указана' }, ...optionsOf(franchiseNames)]}
              value={data.franchiseType ?? ''}
              onValueChange={(value) =>
                onChange({ franchiseType: value === '' ? null : (value as AdditionalData['franchiseType']) })
              }
            />
          )}
        </div>
        {exposition && data.condition !== 'exposition' && (
          <Callout tone="caution" role="status">
            Среди отмеченного есть товары только для экспозиции. Выберите условие «{conditionNames.exposition}
            » или снимите с&nbsp;них отметку.
          </Callout>
        )}
        <Stack gap={3}>
          <Checkbox
            checked={data.cheap}
            description="Сборщик поищет уценённые экземпляры; цену обсудим по&nbsp;телефону"
            onCheckedChange={(cheap) => onChange({ cheap })}
          >
            Согласен на&nbsp;уценку
          </Checkbox>
          <Checkbox
            checked={data.keepData}
            description="Иначе после заказа клиент и&nbsp;его данные уйдут из&nbsp;корзины"
            onCheckedChange={(keepData) => onChange({ keepData })}
          >
            Оставить клиента для следующего заказа
          </Checkbox>
        </Stack>
        <PrepaymentFields {...rest} />
      </Stack>
    </Card>
  );
}

type PeopleProps = Pick<AdditionalFieldsProps, 'data' | 'options' | 'state' | 'me' | 'onRetry' | 'onChange'>;

function People({ data, options, state, me, onRetry, onChange }: PeopleProps) {
  if (state === 'error') {
    return (
      <Callout
        tone="caution"
        action={
          <Button variant="line" size="s" onClick={onRetry}>
            Повторить
          </Button>
        }
      >
        Не&nbsp;получилось загрузить источники и&nbsp;сотрудников.
      </Callout>
    );
  }
  if (!options) {
    return (
      <div className={css.pairs} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    );
  }
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={css.pairs}>
      <Select
        label="Источник заказа"
        options={[{ value: '', label: 'Не указан' }, ...named(options.sources)]}
        value={String(data.source ?? '')}
        onValueChange={(value) => onChange({ source: idOf(value) })}
      />
      <Select
        label="Ведёт заказ"
        options={[
          { value: '', label: `Я, ${me?.name ?? ''}` },
          ...named(options.users.filter(({ id }) => id !== me?.id)),
        ]}
        value={String(data.user ?? '')}
        onValueChange={(value) => onChange({ user: idOf(value) })}
      />
    </div>
  );
}
