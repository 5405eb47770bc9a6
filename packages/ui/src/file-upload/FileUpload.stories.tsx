import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { FileRow } from './FileRow.tsx';
import { FileUpload } from './FileUpload.tsx';
import type { UploadedFile } from './FileUpload.tsx';
import * as css from './FileUpload.css.ts';
import { uploadStates } from './uploadQueue.ts';
import type { Upload } from './uploadQueue.ts';
import type { SendFile } from './useUploads.ts';

const KB = 1024;
const MB = KB * KB;
/** A drawing in place of a photograph. */
const sofa = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><path fill="#eaf0ea" d="M0 0h52v52H0z"/><path fill="#97a58e" d="M8 20h36v18H8z"/></svg>',
)}`;

/** Comes through in a second, a tenth at a time. */
const inASecond: SendFile<string> = async (file, { signal, onProgress }) => {
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await new Promise((done) => setTimeout(done, 100));
    signal.throwIfAborted();
    onProgress(tenth / 10);
  }
  return file.name;
};

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload<string>,
  args: {
    label: 'Фото к отзыву',
    accept: 'image/jpeg,image/png',
    multiple: true,
    maxSize: 10 * MB,
    maxCount: 5,
    upload: inASecond,
    onValueChange: fn(),
    onBusyChange: fn(),
  },
} satisfies Meta<typeof FileUpload<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = {
  args: { defaultValue: [{ id: 'sofa', name: 'Диван у окна.jpg', size: 2.4 * MB, preview: sofa }] },
  parameters: quiet,
};

const states = ['rest', 'hover', 'focus', 'invalid', 'disabled'] as const;

export const EveryStateOfTheZone: Story = {
  render: (args) => (
    <Matrix
      rows={states}
      columns={['several', 'one']}
      cell={(state, kind) => (
        <FileUpload
          {...args}
          label={kind === 'one' ? 'Чек' : 'Фото к отзыву'}
          multiple={kind === 'several'}
          error={state === 'invalid' ? 'Приложите хотя бы одно фото' : undefined}
          disabled={state === 'disabled'}
          {...pseudo(state === 'hover' || state === 'focus' ? state : 'rest')}
        />
      )}
    />
  ),
};

const upload = (state: Upload<string>['state'], name: string): Upload<string> => ({
  id: state,
  name,
  state,
  size: 2.4 * MB,
  type: 'image/jpeg',
  share: state === 'sending' ? 0.45 : 0,
  attempt: 1,
  preview: state === 'done' ? sofa : undefined,
  reason:
    state === 'failed'
      ? 'Не\u00A0загрузился. Проверьте связь и\u00A0повторите'
      : 'Больше 10\u00A0Мб: уменьшите или выберите другой',
});

const rows = (name: string) => (
  <ul className={css.list} aria-label="Файлы">
    {uploadStates.map((state) => (
      <FileRow
        key={state}
        upload={upload(state, name)}
        disabled={false}
        onCancel={() => {}}
        onRetry={() => {}}
        onRemove={() => {}}
      />
    ))}
  </ul>
);

export const AFileInEveryState: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  render: () => rows('Диван у окна.jpg'),
};

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

export const ThePageCanKeepTheFiles: Story = {
  args: { upload: async (file) => file.name },
  parameters: quiet,
  render: function Kept(args) {
    const [files, setFiles] = useState<readonly UploadedFile<string>[]>([
      { id: 'sofa', name: 'Диван.jpg', size: MB },
    ]);
    return (
      <Stack>
        <FileUpload
          {...args}
          value={files}
          onValueChange={(next) => {
            args.onValueChange?.(next);
            setFiles(next);
          }}
        />
        <Button onClick={() => setFiles([])}>Начать сначала</Button>
      </Stack>
    );
  },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Фото к отзыву/);
    await step('what comes through is added to what is there', async () => {
      await userEvent.upload(field, new File(['ok'], 'Кресло.png', { type: 'image/png' }));
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
      await expect(shown(canvasElement)).toHaveLength(2);
    });
    await step('a file is taken away, and the focus goes on to the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Диван.jpg' }));
      await expect(shown(canvasElement)).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: 'Удалить: Кресло.png' })).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    });
    await step('the page empties it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Начать сначала' }));
      await waitFor(() => expect(shown(canvasElement)).toEqual([]));
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: (args) => (
    <Zoomed>
      <Stack>
        <FileUpload {...args} label={longest.label} error={longest.text} />
        {rows(`${longest.word}${longest.name}.heic`)}
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const photo = (name: string, size = 2 * KB, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type });

/** An upload that comes to an end when the story says so. */
function byHand() {
  const sent = new Map<string, PromiseWithResolvers<string> & Parameters<SendFile<string>>[1]>();
  const send: SendFile<string> = (file, options) => {
    const promise = Promise.withResolvers<string>();
    sent.set(file.name, { ...promise, ...options });
    return promise.promise;
  };
  const of = (name: string) => {
    const found = sent.get(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { send, sent, of };
}

const hands = byHand();
const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: canvas.getByLabelText<HTMLInputElement>(/Фото к отзыву/),
    status: canvas.getByRole('status'),
    files: () => canvas.queryAllByRole('listitem').map(({ dataset }) => dataset['state']),
  };
};

export const ChosenFilesAreSentThreeAtATime: Story = {
  args: { upload: hands.send },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    hands.sent.clear();
    const { canvas, input, status, files } = partsOf(canvasElement);
    await step('the field says what is wanted', async () => {
      await expect(input).toHaveAccessibleName('Фото к отзыву Выбрать файлы');
      await expect(input).toHaveAccessibleDescription(/^JPEG или.PNG, до.10.Мб, не.больше 5.файлов$/);
    });
    await step('four are chosen, three go', async () => {
      await userEvent.upload(
        input,
        ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => photo(name)),
      );
      await expect(status).toHaveTextContent('Добавлено: 4 файла');
      await waitFor(() => expect(files()).toEqual(['sending', 'sending', 'sending', 'waiting']));
      await expect(args.onBusyChange).toHaveBeenLastCalledWith(true);
    });
    await step('progress', async () => {
      hands.of('1.jpg').onProgress(0.5);
      const bar = canvas.getByRole('progressbar', { name: 'Загрузка: 1.jpg' });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    });
    await step('one is through, the next goes', async () => {
      hands.of('1.jpg').resolve('/photos/1');
      await waitFor(() => expect(files()).toEqual(['done', 'sending', 'sending', 'sending']));
      await expect(status).toHaveTextContent('Загружен: 1.jpg');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: '1.jpg', result: '/photos/1' }),
      ]);
    });
    await step('all are through', async () => {
      for (const name of ['2.jpg', '3.jpg', '4.jpg']) hands.of(name).resolve(name);
      await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const AnUploadIsCancelledRepeatedAndRemovedByKeys: Story = {
  args: { upload: hands.send },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    hands.sent.clear();
    const { canvas, input, status, files } = partsOf(canvasElement);
    await userEvent.upload(input, [photo('1.jpg'), photo('2.jpg')]);
    await waitFor(() => expect(files()).toEqual(['sending', 'sending']));
    await step('cancelled: the signal says so, the focus stays', async () => {
      const { signal } = hands.of('1.jpg');
      canvas.getByRole('button', { name: 'Отменить: 1.jpg' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(signal.aborted).toBe(true);
      await expect(files()).toEqual(['failed', 'sending']);
      await expect(canvas.getByRole('button', { name: 'Повторить: 1.jpg' })).toHaveFocus();
    });
    await step('repeated, failed in words of the application, repeated again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(files()).toEqual(['sending', 'sending']));
      hands.of('1.jpg').reject(new Error('offline'));
      await waitFor(() => expect(files()).toEqual(['failed', 'sending']));
      await expect(status).toHaveTextContent('1.jpg: Не загрузился. Проверьте связь и повторите');
      await userEvent.keyboard('{Enter}');
      hands.of('1.jpg').resolve('1');
      await waitFor(() => expect(files()).toEqual(['done', 'sending']));
    });
    await step('removed: the focus goes to the next file, then to the choice', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole('button', { name: 'Отменить: 2.jpg' })).toHaveFocus();
      hands.of('2.jpg').resolve('2');
      await waitFor(() => expect(files()).toEqual(['done']));
      await userEvent.keyboard('{Enter}');
      await expect(files()).toEqual([]);
      await expect(input).toHaveFocus();
    });
  },
};

export const WhatCannotBeTakenSaysWhy: Story = {
  args: { upload: hands.send, maxSize: 3 * KB, maxCount: 2 },
  parameters: quiet,
  play: async ({ canvasElement }) => {
    hands.sent.clear();
    const { canvas, input, status, files } = partsOf(canvasElement);
    const chosen = [
      photo('1.jpg'),
      photo('1.jpg'),
      photo('большой.jpg', 4 * KB),
      photo('смета.xlsx', KB, 'application/vnd.ms-excel'),
      photo('пустой.png', 0, 'image/png'),
      photo('2.jpg'),
      photo('3.jpg'),
    ];
    await fireEvent.change(input, { target: { files: chosen } });
    const refused = ['refused', 'refused', 'refused', 'refused'];
    await waitFor(() => expect(files()).toEqual(['sending', ...refused, 'sending', 'refused']));
    for (const reason of [
      'Такой уже есть в списке',
      'Больше 3 Кб: уменьшите или выберите другой',
      'Такой файл не подойдёт: нужны JPEG или PNG',
      'Файл пустой',
      'Можно не больше 2 файлов',
    ]) {
      await expect(canvas.getByText(reason)).toBeVisible();
      await expect(status).toHaveTextContent(reason);
    }
  },
};

export const OneFileIsReplacedOnlyByOneThatIsTaken: Story = {
  args: { upload: hands.send, multiple: false, maxSize: 3 * KB },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    hands.sent.clear();
    const { canvas, input, files } = partsOf(canvasElement);
    const take = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    await take(photo('1.jpg'));
    await waitFor(() => expect(files()).toEqual(['sending']));
    await step('one that is refused stands beside it, and the upload goes on', async () => {
      await take(photo('большой.jpg', 4 * KB));
      await waitFor(() => expect(files()).toEqual(['sending', 'refused']));
      await expect(hands.of('1.jpg').signal.aborted).toBe(false);
      hands.of('1.jpg').resolve('/photos/1');
      await waitFor(() => expect(files()).toEqual(['done', 'refused']));
    });
    await step('the next that is refused takes the place of the refused one', async () => {
      await take(photo('пустой.jpg', 0));
      await waitFor(() => expect(canvas.getByText('Файл пустой')).toBeVisible());
      await expect(files()).toEqual(['done', 'refused']);
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
    await step('one that is taken replaces both', async () => {
      await take(photo('2.jpg'));
      await waitFor(() => expect(files()).toEqual(['sending']));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const FilesAreDroppedAndPasted: Story = {
  args: { upload: hands.send },
  parameters: quiet,
  play: async ({ canvasElement, step }) => {
    hands.sent.clear();
    const { input, files } = partsOf(canvasElement);
    const zone = input.parentElement as HTMLElement;
    const carrying = (...all: File[]) => {
      const data = new DataTransfer();
      for (const file of all) data.items.add(file);
      return data;
    };
    /* Events of the browser's own making carry files; those of the testing library lose them. */
    const drag = (type: string, dataTransfer: DataTransfer | null) =>
      fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const paste = (clipboardData: DataTransfer) =>
      fireEvent(input, new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await step('over the zone', async () => {
      await drag('dragenter', carrying(photo('1.jpg')));
      await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
      await drag('dragleave', null);
      await waitFor(() => expect(zone).not.toHaveAttribute('data-state'));
    });
    await step('dropped', async () => {
      await drag('drop', carrying(photo('1.jpg'), photo('2.jpg')));
      await waitFor(() => expect(files()).toEqual(['sending', 'sending']));
    });
    await step('pasted, as a screenshot is', async () => {
      input.focus();
      await paste(carrying(photo('image.png', KB, 'image/png')));
      await waitFor(() => expect(files()).toHaveLength(3));
    });
    await step('pasted words are none of its business', async () => {
      const words = new DataTransfer();
      words.setData('text', 'диван');
      await paste(words);
      await expect(files()).toHaveLength(3);
    });
  },
};
