import { blockWords } from '@siren/domain/pages';
import type { ComparedBlock, DraftBlock, PagePicture } from '@siren/domain/pages';
import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import * as css from './Pages.css.ts';
import { blockNote } from './pageForm.ts';
import { blockFieldLabel, pictureIn, saidInBlock } from './saidInBlock.ts';
import type { Named } from './saidInBlock.ts';

/** The same of both states. */
export interface SideOf<Of> {
  before: Of;
  after: Of;
}

export interface ComparedBlockRowProps {
  block: ComparedBlock;
  named: SideOf<Named & { pictures: readonly PagePicture[] }>;
}

interface Mark {
  word: string;
  tone: 'accent' | 'critical' | 'caution' | 'neutral';
}

/** What became of a block. */
function marksOf({ before, after, moved, fields }: ComparedBlock): Mark[] {
  if (before === null) return [{ word: 'добавлен', tone: 'accent' }];
  if (after === null) return [{ word: 'убран', tone: 'critical' }];
  const marks: Mark[] = [
    ...(moved ? [{ word: 'переставлен', tone: 'neutral' as const }] : []),
    ...(fields.length > 0 ? [{ word: 'изменён', tone: 'caution' as const }] : []),
  ];
  return marks.length > 0 ? marks : [{ word: 'тот же', tone: 'neutral' }];
}

/** A field before and after, beside one another; on a phone one under the other. */
export const Sides = ({ label, before, after }: SideOf<ReactNode> & { label: string }) => (
  <div>
    <Text size={12} tone="muted">
      {label}
    </Text>
    <div className={css.sides}>
      <del className={css.side} data-state="before">
        {before || 'пусто'}
      </del>
      <ins className={css.side} data-state="after">
        {after || 'пусто'}
      </ins>
    </div>
  </div>
);

/** A block of one state or of both: what became of it, field by field. */
export function ComparedBlockRow({ block, named }: ComparedBlockRowProps) {
  const { before, after, fields } = block;
  const present = after ?? before;
  if (!present) return null;
  return (
    <li className={css.compared}>
      <Inline gap={2}>
        <Heading level={3} size="card">
          {[blockWords[present.type], blockNote(present)].filter(Boolean).join(': ')}
        </Heading>
        {marksOf(block).map(({ word, tone }) => (
          <Badge key={word} shape="pill" tone={tone}>
            {word}
          </Badge>
        ))}
      </Inline>
      {before &&
        after &&
        fields.map((field) => (
          <Sides
            key={field}
            label={blockFieldLabel(field)}
            before={<Said block={before} field={field} named={named.before} />}
            after={<Said block={after} field={field} named={named.after} />}
          />
        ))}
    </li>
  );
}

interface SaidProps {
  block: DraftBlock;
  field: string;
  named: Named & { pictures: readonly PagePicture[] };
}

function Said({ block, field, named }: SaidProps) {
  const picture = pictureIn(block, field);
  if (picture === null) return saidInBlock(block, field, named) || 'пусто';
  const found = named.pictures.find(({ id }) => id === picture)?.image;
  if (!found) return `№\u00a0${picture}`;
  const small = found.webp.replace('{width}', String(found.widths[0] ?? ''));
  return <img className={css.sidePicture} src={small} alt={`Картинка №\u00a0${picture}`} loading="lazy" />;
}
