import { paths } from '@siren/contract/routes';
import { pathProblem, SECTION_PATH_MAX } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { screenPath } from '../kit/index.ts';

/** As the contract bounds it. */
const TITLE_MAX = 200;

const kinds = [
  { value: 'free', label: 'Страница: о\u00a0магазине, доставка, возврат' },
  { value: 'promo', label: 'Акция' },
];

/** Sends the wish for a page under one key, so that a press that is repeated makes one page. */
function useNewPage() {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function make(wish: { kind: 'free' | 'promo'; title: string; path: string }): Promise<void> {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await api.call('/api/admin/pages/create', { idempotencyKey, ...wish });
      void navigate(`${screenPath('pages')}/${id}`);
    } catch (refused) {
      setError(refused);
      setSending(false);
    }
  }
  return { make, sending, error };
}

/** Asks what a new page is, how it is called and where it is found; nobody sees it before it is published. */
export function NewPage({ onClose }: { onClose(): void }) {
  const { make, sending, error } = useNewPage();
  const [kind, setKind] = useState('free');
  const [title, setTitle] = useState('');
  const [path, setPath] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = { title: title.trim() === '' ? 'Напишите заголовок.' : null, path: pathProblem(path.trim()) };
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (wrong.title === null && wrong.path === null)
      void make({ kind: kind === 'promo' ? 'promo' : 'free', title: title.trim(), path: path.trim() });
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Новая страница"
      description="До&nbsp;публикации её видят только сотрудники."
    >
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          <TextField
            label="Заголовок"
            autoComplete="off"
            maxLength={TITLE_MAX}
            value={title}
            error={tried && wrong.title}
            onValueChange={setTitle}
          />
          <TextField
            label="Адрес"
            autoComplete="off"
            spellCheck={false}
            maxLength={SECTION_PATH_MAX}
            start={paths.promo('')}
            value={path}
            error={tried && wrong.path}
            onValueChange={setPath}
          />
          <Select label="Что это" options={kinds} value={kind} onValueChange={setKind} />
          {error !== null && (
            <Callout tone="critical" role="alert">
              {errorText(error)}
            </Callout>
          )}
          <div>
            <Button type="submit" loading={sending}>
              Создать
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
