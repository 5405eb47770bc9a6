import { STORES_ANCHOR } from '@siren/contract/routes';
import type { StaffStore, StoreChoices } from '@siren/domain/stores';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { ExternalIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
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
  storeHistory,
  storeLabel,
} from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { NewStore } from './NewStore.tsx';
import { choicesResource, storeRule, storesResource } from './resources.ts';
import { saidBy } from './storeForm.ts';
import { StoreCoverage } from './StoreCoverage.tsx';
import { StoreEnd } from './StoreEnd.tsx';
import { StoreFields } from './StoreFields.tsx';
import { StoreHours } from './StoreHours.tsx';
import { StoreLegal } from './StoreLegal.tsx';
import { StorePictureCard } from './StorePictureCard.tsx';
import { StorePlace } from './StorePlace.tsx';
import { StoreTerms } from './StoreTerms.tsx';
import { nowText } from './storeWords.ts';
import { useStore, useStoreForm } from './useStore.ts';
import type { OpenForm, OpenStore } from './useStore.ts';

const near = { rule: storeRule, pageOf: storesResource };

/** A store: where it is, when it is open, who sells there, and what it takes; or one that is to be made. */
export function StoreScreen() {
  if (useParams()['id'] === 'new') return <NewStore />;
  return (
    <RecordPage kind="Магазин" list={{ label: 'Магазины', path: screenPath('stores') }} near={near}>
      {(id) => <Opened key={id} id={id} />}
    </RecordPage>
  );
}

function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useStore(id);
  const choices = useResource(choicesResource);
  return data && choices.data ? (
    <Loaded store={data} choices={choices.data} open={open} />
  ) : (
    <RecordComing error={error ?? choices.error} onRetry={data ? () => void choices.mutate() : retry} />
  );
}

interface LoadedProps {
  store: StaffStore;
  choices: StoreChoices;
  open: OpenStore;
}

function Marks({ store, form }: { store: StaffStore; form: OpenForm }) {
  const now = useNow();
  const state = now === null ? null : nowText(store, now);
  return (
    <Inline gap={2}>
      {!store.active && <Badge tone="critical">Выключен</Badge>}
      {store.active && state && <Badge tone={state.open ? 'accent' : 'neutral'}>{state.text}</Badge>}
      {store.franchise && <Badge>Партнёр</Badge>}
      {form.changed > 0 && (
        <Text as="span" size={14} tone="muted">
          Не&nbsp;сохранено полей: {form.changed}
        </Text>
      )}
    </Inline>
  );
}

const Actions = ({ store, form }: { store: StaffStore; form: OpenForm }) => (
  <Inline gap={2}>
    {store.active && (
      <Button
        variant="line"
        icon={<ExternalIcon />}
        render={<a href={`/#${STORES_ANCHOR}`} target="_blank" rel="noreferrer" />}
      >
        На&nbsp;сайте
      </Button>
    )}
    {form.dirty && (
      <Button variant="line" onClick={form.undo}>
        Отменить
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

function Loaded({ store, choices, open }: LoadedProps) {
  const form = useStoreForm(store, open);
  useShortcut('save', () => void form.save());
  return (
    <>
      <RecordHead
        title={store.name}
        marks={<Marks store={store} form={form} />}
        actions={<Actions store={store} form={form} />}
      />
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={storeLabel(field)}
          mine={saidBy(choices, field, form.fields[field])}
          theirs={saidBy(choices, field, form.stored[field])}
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
            <StoreFields store={store} choices={choices} form={form} />
            <StoreHours store={store} form={form} />
            <StoreLegal form={form} />
            <RecordHistory lines={storeHistory(store.changes)} timeZone={store.timeZone} />
          </>
        }
        aside={
          <>
            <StorePlace store={store} form={form} />
            <StorePictureCard form={form} />
            <StoreTerms choices={choices} form={form} />
            <StoreCoverage coverage={store.coverage} />
            <StoreEnd store={store} open={open} />
          </>
        }
      />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
