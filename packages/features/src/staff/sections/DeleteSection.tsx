import { paths } from '@siren/contract/routes';
import { deleteProblem } from '@siren/domain/sections';
import type { StaffSection } from '@siren/domain/sections';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { useNavigate } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { usesResource } from './resources.ts';
import { SectionUsesList } from './SectionUsesList.tsx';
import type { OpenSection } from './useSection.ts';

export interface DeleteSectionProps {
  section: StaffSection;
  open: OpenSection;
  /** Has another one chosen to take its place. */
  onMerge(): void;
  onLeave(): void;
}

/** Deletes a section, after a question: it cannot be brought back. One that is used says by what, and offers to be merged. */
export function DeleteSection({ section, open, onMerge, onLeave }: DeleteSectionProps) {
  const tell = useTell();
  const navigate = useNavigate();
  const { data: uses } = useResource(usesResource(section.id));
  if (!uses) return null;
  const { name, path, made } = section;
  const isUsed = deleteProblem({ made, uses }) !== null;
  async function remove(): Promise<void> {
    await open.remove();
    tell.done('Раздел удалён');
    void navigate(screenPath('sections'));
  }
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onLeave()}
      title={isUsed ? 'Этот раздел не\u00a0удалить' : `Удалить «${name}»?`}
      description={
        isUsed
          ? `«${name}» ещё нужен. Его можно объединить с\u00a0другим: всё перейдёт туда.`
          : `Вернуть его будет нельзя, ${paths.section(path)} перестанет открываться.`
      }
      confirmLabel={isUsed ? 'Объединить с\u00a0другим…' : 'Удалить'}
      tone={isUsed ? 'neutral' : 'danger'}
      describeError={errorText}
      onConfirm={isUsed ? onMerge : remove}
    >
      {isUsed && (
        <SectionUsesList
          id={section.id}
          uses={uses}
          more={uses.feeds.length > 0 ? [{ term: 'Импорт', value: uses.feeds.join(', ') }] : []}
        />
      )}
    </AlertDialog>
  );
}
