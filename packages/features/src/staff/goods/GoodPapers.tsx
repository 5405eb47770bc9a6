import { GOOD_PAPERS_MAX } from '@siren/domain/goods';
import type { GoodPaper, StaffGood } from '@siren/domain/goods';
import { formatFileSize, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import { ByHand, usePassFocus, useTell } from '../kit/index.ts';
import type { PassFocus } from '../kit/index.ts';
import { GoodFileUpload } from '../kit/upload/index.ts';
import * as css from './GoodFiles.css.ts';
import { paperWords } from './goodWords.ts';
import { PaperDialog } from './PaperDialog.tsx';
import type { OpenGood } from './useGood.ts';
import { usePapers } from './usePapers.ts';
import type { OpenPapers } from './usePapers.ts';

export interface GoodPapersProps {
  good: StaffGood;
  open: OpenGood;
}

/** Papers of a good: put in order, added, named, removed, given back. */
export function GoodPapers({ good, open }: GoodPapersProps) {
  const own = usePapers(good, open);
  const { papers } = own;
  const { heading, removes } = usePassFocus();
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Heading ref={heading} level={3} size="panel" tabIndex={-1}>
          Документы
        </Heading>
        <Text as="span" size={14} tone="muted" numeric>
          {formatNumber(papers.length)}
        </Text>
      </Inline>
      {good.feedPapers !== null && (
        <ByHand of="документы" feed={good.feedPapers.join(', ') || 'нет документов'} onBack={own.giveBack} />
      )}
      {papers.length === 0 ? (
        <Text size={14} tone="muted">
          На&nbsp;странице товара документов нет.
        </Text>
      ) : (
        <SortableList
          label="Документы"
          value={papers}
          itemKey={({ url }) => url}
          itemName={({ name }) => name}
          onValueChange={own.order}
        >
          {(paper) => <Row paper={paper} own={own} removes={removes} />}
        </SortableList>
      )}
      <AddPapers own={own} />
    </Stack>
  );
}

const factsOf = ({ type, format, bytes }: GoodPaper): string =>
  [paperWords[type], format, bytes !== null && formatFileSize(bytes)].filter(Boolean).join(', ');

interface RowProps extends Pick<PassFocus, 'removes'> {
  paper: GoodPaper;
  own: OpenPapers;
}

const Row = ({ paper, own, removes }: RowProps) => (
  <div className={css.row}>
    <div className={css.named}>
      <Link href={paper.address} target="_blank" rel="noopener noreferrer">
        {paper.name}
      </Link>
      <Text size={12} tone="muted">
        {factsOf(paper)}
      </Text>
    </div>
    <Inline gap={2}>
      <PaperDialog paper={paper} papers={own.papers} onSave={own.rename} />
      <IconButton
        size="s"
        icon={<TrashIcon />}
        label={`Убрать: ${paper.name}`}
        {...removes(() => own.remove(paper))}
      />
    </Inline>
  </div>
);

/** What came through is a paper of the good at once. */
function AddPapers({ own }: { own: OpenPapers }) {
  const tell = useTell();
  const left = GOOD_PAPERS_MAX - own.papers.length;
  if (left <= 0)
    return (
      <Text size={14} tone="muted">
        Больше {GOOD_PAPERS_MAX}&nbsp;документов у&nbsp;товара не&nbsp;бывает.
      </Text>
    );
  return (
    <>
      <GoodFileUpload
        label="Добавить документы"
        kind="paper"
        left={left}
        onTaken={(files) =>
          void own
            .add(files.map((file) => ({ type: 'other', ...file })))
            .catch((error: unknown) => tell.failed(error))
        }
      />
      <Inline>
        <PaperDialog papers={own.papers} onSave={(paper) => own.add([paper])} />
      </Inline>
    </>
  );
}
