import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon } from '@siren/ui/icons';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { useRoomsState } from './RoomsContext.tsx';
import * as css from './Rooms.css.ts';

const TITLE_MAX = 60;

/** Makes a room for something that no store is alone with: returns, a delivery, a stocktaking. */
export function AddRoom() {
  const api = useApi();
  const navigate = useNavigate();
  const { retry } = useRoomsState();
  const form = useId();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  // One wish, however often it is sent.
  const key = useRef(newIdempotencyKey());

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving || title.trim() === '') return;
    setSaving(true);
    try {
      const { room } = await api.call('/api/backoffice/rooms/create', { title, idempotencyKey: key.current });
      key.current = newIdempotencyKey();
      setOpen(false);
      setTitle('');
      setError(null);
      retry();
      void navigate(`/rooms/${room}`);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <IconButton label="Новая комната" icon={<PlusIcon />} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Новая комната"
        description="Её увидят все, кто работает в&nbsp;магазинах."
        footer={
          <Button type="submit" form={form} loading={saving} wide>
            Создать комнату
          </Button>
        }
      >
        <form id={form} className={css.form} onSubmit={(event) => void make(event)}>
          <TextField
            label="Название"
            maxLength={TITLE_MAX}
            required
            value={title}
            onValueChange={setTitle}
            error={error === null ? undefined : errorText(error)}
          />
        </form>
      </Dialog>
    </>
  );
}
