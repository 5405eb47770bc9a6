import type { Product } from '@siren/domain/catalog';
import { captionsAddressOf, fileAddressOf, fileFormat, filmType } from '../../files/index.ts';
import type { ProductRow } from './readProduct.ts';

/** The film and the papers of a product, each with the address that a browser gets it at. */
export function filesOf({
  video,
  documents,
  files,
}: Pick<ProductRow, 'video' | 'documents' | 'files'>): Pick<Product, 'video' | 'documents'> {
  const find = (url: string | null) => files.find((file) => file.url === url);
  const film = find(video?.url ?? null);
  return {
    video: film
      ? {
          url: fileAddressOf(film),
          type: filmType(film.url),
          captions: captionsAddressOf(find(video?.captions ?? null)),
        }
      : null,
    documents: documents.flatMap(({ type, name, url }) => {
      const file = find(url);
      return file
        ? [{ type, name, url: fileAddressOf(file), format: fileFormat(url), bytes: file.bytes }]
        : [];
    }),
  };
}
