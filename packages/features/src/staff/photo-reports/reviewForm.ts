import { deadlineProblem } from '@siren/domain/photo-reports';
import type { PhotoNote, PhotoReport } from '@siren/domain/photo-reports';
import { useState } from 'react';
import { useClock } from '../../info/index.ts';
import { useRecordForm, useTell } from '../kit/index.ts';
import type { OpenReport } from './useReport.ts';

/** What a reviewer is about to say: the notes are the JSON of them, half written ones too; no deadline leaves the last day as it is. */
type ReviewFields = Readonly<Record<'comment' | 'notes' | 'deadline', string>>;

const empty: ReviewFields = { comment: '', notes: '[]', deadline: '' };
const notesIn = (field: string): PhotoNote[] => JSON.parse(field) as PhotoNote[];

function problemsOf(
  { comment, notes, deadline }: ReviewFields,
  timeZone: string,
  now: number,
): Partial<Record<string, string>> {
  const late = deadline === '' ? null : deadlineProblem({ deadline, timeZone }, now);
  return {
    ...(late !== null && { deadline: late }),
    ...(comment.trim() === '' && { comment: 'Напишите магазину, что переснять.' }),
    ...(notesIn(notes).some(({ text }) => text.trim() === '') && {
      notes: 'Напишите, что не\u00a0так, или уберите замечание.',
    }),
  };
}

/** The words of a reviewer about a report: a draft of them outlives a reload. */
export function useReviewForm({ plan, store, taken }: PhotoReport, open: OpenReport, timeZone: string) {
  const clock = useClock();
  const tell = useTell();
  const [tried, setTried] = useState(false);
  const form = useRecordForm<ReviewFields>({
    // Words and spots are of these photos: of others they would be about what nobody sees.
    name: `photo-review/${plan}-${store}/${taken.map(({ photo }) => photo.id).join('-')}`,
    stored: empty,
    isSound: ({ notes: kept }) => Array.isArray(notesIn(kept)),
    async send() {
      const { comment, notes, deadline } = form.fields;
      await open.reject({
        comment: comment.trim(),
        notes: notesIn(notes).map((note) => ({ ...note, text: note.text.trim() })),
        deadline: deadline || null,
      });
      setTried(false);
      tell.done('Отчёт отклонён');
      return empty;
    },
  });
  const problems = problemsOf(form.fields, timeZone, clock());
  /** The note that was added last: one writes its words next. */
  const [fresh, setFresh] = useState<number | null>(null);
  const notes = notesIn(form.fields.notes);
  const setNotes = (next: readonly PhotoNote[]) => form.set('notes', JSON.stringify(next));
  return {
    ...form,
    ...{ notes, fresh, timeZone },
    problemOf: (field: string) => (tried ? problems[field] : undefined),
    async save(): Promise<void> {
      setTried(true);
      if (Object.keys(problems).length === 0) await form.save();
    },
    add(note: PhotoNote) {
      setFresh(notes.length);
      setNotes([...notes, note]);
    },
    change: (at: number, change: Partial<PhotoNote>) =>
      setNotes(notes.map((note, place) => (place === at ? { ...note, ...change } : note))),
    drop: (at: number) => setNotes(notes.filter((_, place) => place !== at)),
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
