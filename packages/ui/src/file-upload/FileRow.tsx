import { cx } from '../element/index.ts';
import { formatFileSize, NBSP } from '../format/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon, RefreshIcon, TrashIcon } from '../icons/index.ts';
import { Progress } from '../progress/index.ts';
import { FilePreview } from './FilePreview.tsx';
import * as css from './FileUpload.css.ts';
import type { Upload } from './uploadQueue.ts';

export interface FileRowProps {
  upload: Upload<unknown>;
  /** Nothing can be changed. */
  disabled: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** How many characters of a name stay in view at its end, the dot and the kind of file among them. */
const ENDING = 8;

const percent = (share: number) => `${Math.round(share * 100)}${NBSP}%`;

function noteOf({ state, size, share, reason }: Upload<unknown>): string {
  const whole = formatFileSize(size);
  const words = {
    waiting: `В${NBSP}очереди, ${whole}`,
    sending: `${percent(share)} из ${whole}`,
    done: whole,
    failed: reason ?? '',
    refused: reason ?? '',
  };
  return words[state];
}

/** A file: what it is, how far it has come, and what can be done with it. */
export function FileRow({ upload, disabled, onCancel, onRetry, onRemove }: FileRowProps) {
  const { name, state, share, file, preview } = upload;
  const wrong = state === 'failed' || state === 'refused';
  const action = (words: string, icon: React.ReactNode, act: () => void, key: string) => (
    <IconButton key={key} label={`${words}: ${name}`} icon={icon} disabled={disabled} onClick={act} />
  );
  const stop = action('Отменить', <CloseIcon />, onCancel, 'first');
  /* The first button stays the same element, so that the focus does when the state changes under it. */
  const actions = {
    waiting: stop,
    sending: stop,
    done: action('Удалить', <TrashIcon />, onRemove, 'first'),
    refused: action('Убрать', <CloseIcon />, onRemove, 'first'),
    failed: [
      action('Повторить', <RefreshIcon />, onRetry, 'first'),
      action('Убрать', <CloseIcon />, onRemove, 'second'),
    ],
  };
  return (
    <li className={css.row} data-state={state}>
      <FilePreview file={file} preview={preview} />
      <div className={css.about}>
        <div className={css.name} title={name}>
          <span className={css.stem}>{name.slice(0, -ENDING)}</span>
          <span className={css.ending}>{name.slice(-ENDING)}</span>
        </div>
        {state === 'sending' && <Progress label={`Загрузка: ${name}`} value={Math.round(share * 100)} />}
        <div className={cx(css.note, wrong && css.reason)}>{noteOf(upload)}</div>
      </div>
      <div className={css.actions}>{[actions[state]].flat()}</div>
    </li>
  );
}
