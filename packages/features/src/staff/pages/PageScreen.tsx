import { paths } from '@siren/contract/routes';
import type { StaffPage } from '@siren/domain/pages';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { ExternalIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import {
  FieldConflict,
  LeaveGuard,
  pageHistory,
  pageLabel,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
} from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { NewPage } from './NewPage.tsx';
import { PageBlocksForm } from './PageBlocksForm.tsx';
import { PageChecks } from './PageChecks.tsx';
import { PageFields } from './PageFields.tsx';
import { blocksIn, regionsIn, saidBy } from './pageForm.ts';
import { PageMenu } from './PageMenu.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageVersions } from './PageVersions.tsx';
import { NEW } from './pageWays.ts';
import { stateOf } from './pageWords.ts';
import { PublishButton } from './PublishButton.tsx';
import { choicesResource } from './resources.ts';
import { usePage, usePageForm } from './usePage.ts';
import type { OpenForm, OpenPage } from './usePage.ts';

/** A page of blocks: its draft, how shoppers will see it, and what they see now; or one that is to be made. */
export function PageScreen() {
  if (useParams()['id'] === NEW) return <NewPage />;
  return (
    <RecordPage kind="Страница" list={{ label: 'Страницы', path: screenPath('pages') }}>
      {(id) => <Opened key={id} id={id} />}
    </RecordPage>
  );
}

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = usePage(id);
  return data ? <Loaded open={open(data)} /> : <RecordComing error={error} onRetry={retry} />;
}

const addressOf = ({ path }: StaffPage) => (path === null ? paths.home() : paths.promo(path));

function Actions({ open, form }: { open: OpenPage; form: OpenForm }) {
  const { page } = open;
  return (
    <Inline gap={2}>
      {page.live && (
        <Button
          variant="line"
          icon={<ExternalIcon />}
          render={<a href={addressOf(page)} target="_blank" rel="noreferrer" />}
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
        variant="line"
        loading={form.saving}
        disabled={!form.dirty || form.conflicts.length > 0}
        onClick={() => void form.save()}
      >
        Сохранить черновик
      </Button>
      <PublishButton open={open} dirty={form.dirty} />
      <PageMenu page={{ ...page, title: page.content.title }} dirty={form.dirty} />
    </Inline>
  );
}

function Conflicts({ form }: { form: OpenForm }) {
  return (
    <>
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={pageLabel(field)}
          mine={saidBy(field, form.fields[field])}
          theirs={saidBy(field, form.stored[field])}
          onChoose={(whose) => form.choose(field, whose)}
        />
      ))}
      {form.problemOf('unread') && (
        <Text role="alert" tone="critical">
          {form.problemOf('unread')}
        </Text>
      )}
      {form.error !== null && form.conflicts.length === 0 && (
        <Text role="alert" tone="critical">
          {errorText(form.error)}
        </Text>
      )}
    </>
  );
}

function Loaded({ open }: { open: OpenPage }) {
  const { page } = open;
  const form = usePageForm(open);
  const choices = useResource(choicesResource).data;
  useShortcut('save', () => void form.save());
  const { word, tone } = stateOf(page);
  const { fields } = form;
  return (
    <>
      <RecordHead
        title={page.content.title}
        marks={
          <Badge shape="pill" tone={tone}>
            {word}
          </Badge>
        }
        actions={<Actions open={open} form={form} />}
      />
      <Conflicts form={form} />
      <RecordColumns
        main={
          <>
            <PageBlocksForm page={page} form={form} choices={choices} />
            <PageFields page={page} form={form} choices={choices} />
            <PageVersions open={open} dirty={form.dirty} />
            <RecordHistory lines={pageHistory(page.changes)} timeZone={page.timeZone} />
          </>
        }
        aside={
          <>
            <PagePreview
              page={page}
              title={fields.title}
              description={fields.description}
              regions={regionsIn(fields)}
              choices={choices}
              blocks={blocksIn(fields)}
            />
            <PageChecks page={page} dirty={form.dirty} />
          </>
        }
      />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
