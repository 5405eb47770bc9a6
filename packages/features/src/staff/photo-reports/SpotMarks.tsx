import { movedSpot, spotAt } from '@siren/domain/photo-reports';
import type { PhotoNote, Spot } from '@siren/domain/photo-reports';
import { tieWords } from '@siren/ui/format';
import type { KeyboardEvent, MouseEvent } from 'react';
import * as css from './Report.css.ts';

const placeOf = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

/** Where words of a reviewer stand on a photo. */
export const SpotMarks = ({ notes }: { notes: readonly PhotoNote[] }) =>
  notes.map((note, at) => (
    <span key={`${note.x} ${note.y} ${note.text}`} className={css.spot} style={placeOf(note)} aria-hidden>
      {at + 1}
    </span>
  ));

export interface SpotEditorProps {
  /** Name of the shot. */
  shot: string;
  notes: readonly PhotoNote[];
  onAdd(spot: Spot): void;
  onMove(at: number, spot: Spot): void;
}

/** A press on the photo puts a spot there, a key in its middle; arrows move it, with Shift by leaps. */
export function SpotEditor({ shot, notes, onAdd, onMove }: SpotEditorProps) {
  function add(event: MouseEvent<HTMLButtonElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A key presses nowhere.
    const point =
      event.detail === 0
        ? { x: width / 2, y: height / 2 }
        : { x: event.clientX - left, y: event.clientY - top };
    onAdd(spotAt(point, { width, height }));
  }
  function move(event: KeyboardEvent, at: number, note: PhotoNote): void {
    const moved = movedSpot(note, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onMove(at, moved);
  }
  return (
    <>
      <button type="button" className={css.ground} aria-label={`Отметить место: ${shot}`} onClick={add} />
      {notes.map((note, at) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a spot that moves keeps the focus
          key={at}
          type="button"
          className={css.spot}
          style={placeOf(note)}
          aria-label={tieWords(
            `Место ${at + 1}: ${Math.round(note.x)} % слева, ${Math.round(note.y)} % сверху. Стрелки двигают`,
          )}
          onKeyDown={(event) => move(event, at, note)}
        >
          {at + 1}
        </button>
      ))}
    </>
  );
}
