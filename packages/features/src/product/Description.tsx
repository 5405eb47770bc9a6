import { Link } from '@siren/ui/link';
import { Text, Words } from '@siren/ui/text';
import { useId, useState } from 'react';
import * as css from './Description.css.ts';

export interface DescriptionProps {
  /** Paragraphs, each on a line of its own. */
  text: string;
}

/** Longer texts, in signs, show their beginning first. */
const LONG = 900;

/** What is said of a good; the rest of a long text comes on demand. */
export function Description({ text }: DescriptionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = text.length > LONG;
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <div id={id} className={css.text} data-state={long && !open ? 'short' : undefined}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} prose>
            <Words>{paragraph}</Words>
          </Text>
        ))}
      </div>
      {long && (
        <div>
          <Link
            dashed
            render={
              <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} />
            }
          >
            {open ? 'Свернуть описание' : 'Читать полностью'}
          </Link>
        </div>
      )}
    </>
  );
}
