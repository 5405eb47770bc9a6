import type { PhotoNote, PlannedShot } from '@siren/domain/photo-reports';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { NoteFields } from './NoteFields.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoTake } from './PhotoTake.tsx';
import * as css from './Report.css.ts';
import type { ReviewForm } from './reviewForm.ts';
import { SpotEditor, SpotMarks } from './SpotMarks.tsx';
import type { InTurn } from './useInTurn.ts';
import type { OpenReport } from './useReport.ts';

export interface ShotProps {
  /** From 1 on. */
  place: number;
  shot: PlannedShot;
  open: OpenReport;
  inTurn: InTurn;
  maySend: boolean;
  /** What a reviewer is about to say; null where nobody judges it. */
  review: ReviewForm | null;
  /** Without a frame, where there is little room. @default false */
  bare?: boolean;
}

/** The words of a reviewer about a photo, by the numbers on it. */
const Notes = ({ notes }: { notes: readonly PhotoNote[] }) => (
  <ol className={css.notes} aria-label="Замечания">
    {notes.map(({ text, x, y }, at) => (
      <li key={`${x} ${y} ${text}`} className={css.note}>
        <span className={css.number}>{at + 1}</span>
        <Text as="span" size={14}>
          {text}
        </Text>
      </li>
    ))}
  </ol>
);

/** One of the photos that a plan asks for: sample and photo beside one another, and what is wrong with it. */
export function Shot({ place, shot, open, inTurn, maySend, review, bare = false }: ShotProps) {
  const { report, renew } = open;
  const photo = report.taken.find((taken) => taken.shot === shot.id)?.photo ?? null;
  const said = report.notes.filter((note) => note.shot === shot.id);
  const mine = (review?.notes ?? [])
    .map((note, at) => ({ note, at }))
    .filter(({ note }) => note.shot === shot.id);
  const title = `${place}. ${shot.name}`;
  const shown = (
    <>
      <Heading level={bare ? 3 : 2} size="panel">
        {title}
      </Heading>
      <div className={css.pair}>
        <PhotoFrame photo={shot.sample} label="Образец" alt={`Образец: ${shot.name}`} missing="Образца нет" />
        <PhotoFrame photo={photo} label="Снимок" alt={`Снимок: ${shot.name}`} missing="Снимка ещё нет">
          {review ? (
            <SpotEditor
              shot={shot.name}
              notes={mine.map(({ note }) => note)}
              onAdd={(spot) => review.add({ shot: shot.id, ...spot, text: '' })}
              onMove={(at, spot) => review.change(mine[at]?.at ?? 0, spot)}
            />
          ) : (
            <SpotMarks notes={said} />
          )}
        </PhotoFrame>
      </div>
      {review && photo && <NoteFields mine={mine} review={review} />}
      {!review && said.length > 0 && <Notes notes={said} />}
      {maySend && (
        <PhotoTake
          name={shot.name}
          verb={photo ? 'Переснять' : 'Снять'}
          camera
          loud={!photo}
          of={{ plan: report.plan, store: report.store, shot: shot.id }}
          inTurn={inTurn}
          onTaken={renew}
        />
      )}
    </>
  );
  return bare ? (
    <section aria-label={title}>{shown}</section>
  ) : (
    <Card as="section" aria-label={title} padding="m">
      {shown}
    </Card>
  );
}
