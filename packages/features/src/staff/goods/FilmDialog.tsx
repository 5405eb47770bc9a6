import { webFileAddress } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { PlusIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';

export interface FilmDialogProps {
  /** Rejects with the refusal. */
  onSave(url: string): Promise<void>;
}

/** Thrown where the form itself says what is missing. */
const unready = new Error('no film');

/** Sets a film that lies at another site. */
export function FilmDialog({ onSave }: FilmDialogProps) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const url = webFileAddress(typed);
  const begin = () => {
    setTyped('');
    setTried(false);
    setAsking('yes');
  };
  async function save(): Promise<void> {
    setTried(true);
    if (url === null) throw unready;
    await onSave(url);
  }
  return (
    <>
      <Button size="s" variant="line" icon={<PlusIcon />} onClick={begin}>
        Фильм по&nbsp;адресу
      </Button>
      {asking !== 'no' && (
        <AlertDialog
          open={asking === 'yes'}
          onOpenChange={(yes) => setAsking(yes ? 'yes' : 'done')}
          title="Фильм по&nbsp;адресу"
          description="Он останется на&nbsp;том сайте: если его уберут там, не&nbsp;будет и&nbsp;здесь."
          confirmLabel="Поставить фильм"
          describeError={(error) => (error === unready ? 'Исправьте адрес.' : errorText(error))}
          onConfirm={save}
        >
          <TextField
            label="Адрес фильма"
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            value={typed}
            error={tried && url === null ? 'Нужен адрес, который начинается с\u00a0https://.' : undefined}
            onValueChange={setTyped}
          />
        </AlertDialog>
      )}
    </>
  );
}
