import type { ProductDocument } from '@siren/domain/catalog';
import { formatFileSize } from '@siren/ui/format';
import { FileIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import * as css from './DocumentList.css.ts';

export interface DocumentListProps {
  documents: readonly ProductDocument[];
}

/** Papers of a good: what each is, and how much there is to load. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={css.list}>
      {documents.map(({ name, url, format, bytes }) => {
        const facts = [format, bytes !== null && formatFileSize(bytes)].filter(Boolean).join(', ');
        return (
          <li key={url} className={css.paper}>
            <FileIcon size="l" />
            <span className={css.words}>
              <Link href={url} target="_blank" rel="noopener" stretched>
                {name}
              </Link>
              {facts && (
                <Text as="span" size={14} tone="muted" numeric>
                  {facts}
                </Text>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
