import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormReset } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { Field, labelId } from '../field/index.ts';
import type { FieldNotes } from '../field/index.ts';
import { UploadIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { rulesWords } from './fileRules.ts';
import { FileRow } from './FileRow.tsx';
import * as css from './FileUpload.css.ts';
import type { Upload } from './uploadQueue.ts';
import { useUploads } from './useUploads.ts';
import type { SendFile } from './useUploads.ts';

/** A file that the server has. */
export interface UploadedFile<Result> {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** MIME type. @default '' */
  type?: string;
  /** Address of a small picture of it. */
  preview?: string;
  /** What the server answered. */
  result?: Result;
}

type Own = 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size';

export interface FileUploadProps<Result> extends FieldNotes, Native<'input', Own> {
  /** Name of the field. */
  label: string;
  /** Sends a file: `(file, { signal, onProgress }) => Promise<answer>`. It rejects when the file did not come through. */
  upload: SendFile<Result>;
  /** What is uploaded. What is on its way or was refused is shown besides it. */
  value?: readonly UploadedFile<Result>[];
  /** What is uploaded at first, when nobody else keeps it. @default [] */
  defaultValue?: readonly UploadedFile<Result>[];
  /** What is uploaded, after each change. */
  onValueChange?: (files: readonly UploadedFile<Result>[]) => void;
  /** Files are on their way, or no more: a form waits for them. */
  onBusyChange?: (busy: boolean) => void;
  /** Kinds of files, as of a native input: `image/*,.pdf`. Others are refused with a reason. */
  accept?: string;
  /** Several files. Without it another file takes the place of the first. @default false */
  multiple?: boolean;
  /** Greatest size of a file in bytes. @default Infinity */
  maxSize?: number;
  /** Greatest number of files, where there may be several. @default Infinity */
  maxCount?: number;
  /** Words for what `upload` rejected with. @default 'Не загрузился. Проверьте связь и повторите' */
  describeError?: (error: unknown) => string;
}

/** The same for the same files in whatever order. */
const idsOf = (files: readonly { id: string }[]) =>
  files
    .map(({ id }) => id)
    .toSorted()
    .join();

const notUploaded = () => 'Не\u00A0загрузился. Проверьте связь и\u00A0повторите';

const toUpload = <Result,>(file: UploadedFile<Result>): Upload<Result> => ({
  type: '',
  ...file,
  state: 'done',
  share: 1,
  attempt: 0,
});

const toFile = <Result,>({
  id,
  name,
  size,
  type,
  preview,
  result,
}: Upload<Result>): UploadedFile<Result> => ({
  id,
  name,
  size,
  type,
  preview,
  result,
});

/** Files by choosing, dropping or pasting, each with its progress. Addresses of pictures begin with `blob:`. */
export function FileUpload<Result>({
  label,
  hideLabel,
  hint,
  error,
  aside,
  optional,
  id,
  upload,
  value,
  defaultValue = [],
  onValueChange,
  onBusyChange,
  multiple = false,
  maxSize = Number.POSITIVE_INFINITY,
  maxCount = Number.POSITIVE_INFINITY,
  describeError = notUploaded,
  ...rest
}: FileUploadProps<Result>) {
  const generated = useId();
  const control = id ?? generated;
  const chooseId = `${control}-choose`;
  const rules = { accept: rest.accept, maxSize, maxCount: multiple ? maxCount : 1 };
  const [start] = useState(() => (value ?? defaultValue).map(toUpload));
  const { queue, kept, news, add, cancel, retry, remove, reset } = useUploads({
    rules,
    start,
    given: value?.map(toUpload),
    send: upload,
    describeError,
  });
  useFormReset(control, reset);
  const [over, setOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const off = rest.disabled === true;

  const done = kept.filter(({ state }) => state === 'done');
  const busy = queue.some(({ state }) => state === 'waiting' || state === 'sending');
  const doneIds = idsOf(done);
  const told = useRef({ doneIds, busy });
  /* Before anything is painted: whoever keeps the files answers in the same picture. */
  useLayoutEffect(() => {
    const before = told.current;
    told.current = { doneIds, busy };
    const isNews = before.doneIds !== doneIds && (!value || idsOf(value) !== doneIds);
    if (isNews) onValueChange?.(done.map(toFile));
    if (before.busy !== busy) onBusyChange?.(busy);
  });

  const take = (files: FileList | null) => {
    if (files && !off) add([...files]);
  };
  const drag = (event: DragEvent) => {
    if (off || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  /* The focus goes to the file that comes next, or to the last one, or back to the choice. */
  const removeAt = (index: number, gone: Upload<Result>) => {
    flushSync(() => remove(gone));
    const rows = list.current?.children;
    const near = rows?.[Math.min(index, rows.length - 1)]?.querySelector('button');
    (near ?? document.getElementById(control))?.focus();
  };
  return (
    <Field {...{ label, hideLabel, error, aside, optional }} hint={hint ?? rulesWords(rules)} id={control}>
      {(tied) => (
        <div
          className={css.root}
          aria-busy={busy || undefined}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          <div
            className={css.zone}
            data-state={over ? 'over' : undefined}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={leave}
            onDrop={drop}
          >
            <input
              {...rest}
              {...tied}
              required={rest.required && queue.length === 0}
              aria-labelledby={`${labelId(control)} ${chooseId}`}
              className={css.cover}
              type="file"
              multiple={multiple}
              onChange={(event) => {
                take(event.target.files);
                /* So that the same file can be chosen again. */
                event.target.value = '';
              }}
            />
            <span className={css.icon}>
              <UploadIcon size="l" />
            </span>
            <span>
              <span id={chooseId} className={css.choose}>
                {multiple ? 'Выбрать файлы' : 'Выбрать файл'}
              </span>
              <span className={css.drag}>, перетащить сюда или вставить</span>
            </span>
          </div>
          {queue.length > 0 && (
            <ul ref={list} className={css.list} aria-label="Файлы">
              {queue.map((file, index) => (
                <FileRow
                  key={file.id}
                  upload={file}
                  disabled={off}
                  onCancel={() => cancel(file)}
                  onRetry={() => retry(file)}
                  onRemove={() => removeAt(index, file)}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{news}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
