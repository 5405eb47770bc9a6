import { paths } from '@siren/contract/routes';
import type { StaffGood } from '@siren/domain/goods';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { formatCount } from '@siren/ui/format';
import { ExternalIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import {
  FieldConflict,
  LeaveGuard,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
  goodHistory,
} from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { GoodParams } from './GoodParams.tsx';
import { GoodShow } from './GoodAside.tsx';
import { GoodBadges } from './GoodBadges.tsx';
import { GoodFiles } from './GoodFiles.tsx';
import { GoodFields } from './GoodFields.tsx';
import { labelOf } from './goodForm.ts';
import { GoodPictures } from './GoodPictures.tsx';
import { GoodPrices } from './GoodPrices.tsx';
import { GoodRelated } from './GoodRelated.tsx';
import { GoodStock } from './GoodStock.tsx';
import { GoodVariants } from './GoodVariants.tsx';
import { stateWords } from './goodWords.ts';
import { choicesResource, goodRule, goodsResource } from './resources.ts';
import { useGood } from './useGood.ts';
import type { OpenGood } from './useGood.ts';
import { useGoodForm } from './useGoodForm.ts';
import type { OpenForm } from './useGoodForm.ts';

const near = { rule: goodRule, pageOf: goodsResource };

/** A good, whole, and what staff can set of it. */
export const GoodScreen = () => (
  <RecordPage kind="Товар" list={{ label: 'Товары', path: screenPath('goods') }} near={near}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useGood(id);
  return data ? <Loaded good={data} open={open} /> : <RecordComing error={error} onRetry={retry} />;
}

const fieldWords: [string, string, string] = [
  'поле не\u00a0сохранено',
  'поля не\u00a0сохранены',
  'полей не\u00a0сохранено',
];

function Actions({ good, form }: { good: StaffGood; form: OpenForm }) {
  return (
    <Inline gap={2}>
      {form.dirty && (
        <>
          <Text as="span" size={14} tone="muted" numeric>
            {formatCount(form.changed, fieldWords)}
          </Text>
          <Button variant="line" onClick={form.undo}>
            Отменить
          </Button>
        </>
      )}
      {good.state === 'sold' && (
        <Button
          variant="line"
          icon={<ExternalIcon />}
          render={<a href={paths.product(good.path)} target="_blank" rel="noreferrer" />}
        >
          На&nbsp;сайте
        </Button>
      )}
      <Button
        loading={form.saving}
        disabled={!form.dirty || form.conflicts.length > 0}
        onClick={() => void form.save()}
      >
        Сохранить
      </Button>
    </Inline>
  );
}

function Loaded({ good, open }: { good: StaffGood; open: OpenGood }) {
  const form = useGoodForm(good, open);
  const choices = useResource(choicesResource).data;
  const [params, setParams] = useSearchParams();
  // Another variant is looked at from the same list.
  const { state } = useLocation() as { state: unknown };
  const chosen = Number(params.get('variant'));
  useShortcut('save', () => void form.save());
  const { word, tone } = stateWords[good.state];
  const variant = good.variants.find(({ offer }) => offer === chosen) ?? good.variants[0];
  return (
    <>
      <RecordHead
        title={good.name}
        marks={<Badge tone={tone}>{word}</Badge>}
        actions={<Actions good={good} form={form} />}
      />
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={labelOf(good, field)}
          mine={form.fields[field] ?? ''}
          theirs={form.stored[field] ?? ''}
          onChoose={(whose) => form.choose(field, whose)}
        />
      ))}
      {form.error !== null && form.conflicts.length === 0 && (
        <Text role="alert" tone="critical">
          {errorText(form.error)}
        </Text>
      )}
      <RecordColumns
        main={
          <>
            <GoodFields good={good} form={form} open={open} choices={choices} />
            {variant && (
              <GoodPrices key={variant.offer} {...{ variant, form, open }} regions={choices?.regions} />
            )}
            {variant && <GoodStock variant={variant} open={open} />}
            {variant && <GoodParams variant={variant} form={form} open={open} />}
            <GoodFiles good={good} open={open} />
            <GoodRelated good={good} open={open} />
            <RecordHistory lines={goodHistory(good.changes)} timeZone={good.timeZone} />
          </>
        }
        aside={
          <>
            {variant && <GoodPictures key={variant.offer} good={good} variant={variant} open={open} />}
            {variant && good.variants.length > 1 && (
              <GoodVariants
                variants={good.variants}
                shown={variant}
                onChoose={(offer) => setParams({ variant: String(offer) }, { replace: true, state })}
              />
            )}
            <GoodShow good={good} open={open} />
            <GoodBadges good={good} open={open} badges={choices?.badges} />
          </>
        }
      />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
