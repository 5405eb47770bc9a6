import { documentTypes } from '@siren/domain/catalog';
import { PAPER_NAME_MAX } from '@siren/domain/goods';
import type { SetPaper } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { PlusIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { paperWords } from './goodWords.ts';
import { paperProblems } from './paperForm.ts';

export interface PaperDialogProps {
  /** The one that gets another name or kind. @default a new one, by its address */
  paper?: SetPaper;
  /** All papers of the good. */
  papers: readonly SetPaper[];
  /** Rejects with the refusal. */
  onSave(paper: SetPaper): Promise<void>;
}

const empty: SetPaper = { type: 'instruction', name: '', url: '' };
const kinds = documentTypes.map((type) => ({ value: type, label: paperWords[type] }));

/** Thrown where the form itself says what is missing. */
const unready = new Error('no paper');

/** Names a paper and says of what kind it is; a new one has its address besides. */
export function PaperDialog({ paper, papers, onSave }: PaperDialogProps) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const { name, url } = paperProblems(form, papers);
  const problems = paper ? { name } : { name, url };
  const begin = () => {
    setForm(paper ?? empty);
    setTried(false);
    setAsking('yes');
  };
  async function save(): Promise<void> {
    setTried(true);
    if (Object.values(problems).some(Boolean)) throw unready;
    await onSave({ ...form, name: form.name.trim() });
  }
  return (
    <>
      {paper ? (
        <Button size="s" variant="line" aria-label={`Изменить: ${paper.name}`} onClick={begin}>
          Изменить
        </Button>
      ) : (
        <Button size="s" variant="line" icon={<PlusIcon />} onClick={begin}>
          Документ по&nbsp;адресу
        </Button>
      )}
      {asking !== 'no' && (
        <AlertDialog
          open={asking === 'yes'}
          onOpenChange={(yes) => setAsking(yes ? 'yes' : 'done')}
          title={paper ? 'Документ' : 'Новый документ'}
          description="Название видят покупатели на&nbsp;странице товара."
          confirmLabel={paper ? 'Сохранить документ' : 'Добавить документ'}
          describeError={(error) => (error === unready ? 'Заполните поля.' : errorText(error))}
          onConfirm={save}
        >
          <Stack gap={4}>
            {!paper && (
              <TextField
                label="Адрес"
                placeholder="https://"
                inputMode="url"
                autoComplete="off"
                value={form.url}
                error={tried ? problems.url : undefined}
                onValueChange={(typed) => setForm({ ...form, url: typed })}
              />
            )}
            <TextField
              label="Название"
              autoComplete="off"
              maxLength={PAPER_NAME_MAX}
              value={form.name}
              error={tried ? problems.name : undefined}
              onValueChange={(typed) => setForm({ ...form, name: typed })}
            />
            <Select
              label="Вид"
              options={kinds}
              value={form.type}
              onValueChange={(value) =>
                setForm({ ...form, type: documentTypes.find((one) => one === value) ?? form.type })
              }
            />
          </Stack>
        </AlertDialog>
      )}
    </>
  );
}
