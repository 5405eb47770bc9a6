import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../../scripts/test/serveFolder.ts';

/** The least that a page with a picture can be: what this machine makes of it is what others are to be held against. */
export async function withStaticPage<Result>(
  pictureUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-static-'));
  const picture = Buffer.from(await (await fetch(pictureUrl)).arrayBuffer());
  const html = `<!doctype html><meta name=viewport content="width=device-width"><h1>Диван</h1>
<img src=picture.webp width=640 height=640 alt="">`;
  try {
    await Promise.all([
      writeFile(join(folder, 'picture.webp'), picture),
      writeFile(join(folder, 'index.html'), html),
    ]);
    return await serveFolder(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
