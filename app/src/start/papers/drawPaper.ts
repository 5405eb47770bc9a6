import type { Paper, PaperPart } from '@siren/demo/catalogue';
import Pdf from 'pdfkit';
import { fileURLToPath } from 'node:url';

/** Points: 72 to an inch. A4 with room for a punch. */
const MARGIN = 56;
const INK = '#2b2930';
const MUTED = '#6e6a76';
const LINE = '#e2e0e6';
const BRAND = '#7537bf';
const NAME_SHARE = 0.42;
/** Width of a drawing divided by its height. */
export const DRAWING_RATIO = 2;

const NORMAL = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
);
const STRONG = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
);

type Pen = PDFKit.PDFDocument;

/** Width between the margins. */
const widthOf = ({ page }: Pen) => page.width - 2 * MARGIN;

/** Goes on to the next page where there is no room for so many points. */
const need = (pen: Pen, height: number): void => {
  if (pen.y + height > pen.page.height - MARGIN) pen.addPage();
};

const rule = (pen: Pen): void => {
  pen
    .moveTo(MARGIN, pen.y)
    .lineTo(MARGIN + widthOf(pen), pen.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
};

const rows = (pen: Pen, pairs: NonNullable<PaperPart['rows']>): void => {
  const split = widthOf(pen) * NAME_SHARE;
  pen.font(NORMAL).fontSize(10);
  for (const [name, value] of pairs) {
    const rest = widthOf(pen) - split;
    const height = Math.max(
      pen.heightOfString(name, { width: split - 12 }),
      pen.heightOfString(value, { width: rest }),
    );
    need(pen, height + 10);
    const top = pen.y + 4;
    pen.fillColor(MUTED).text(name, MARGIN, top, { width: split - 12 });
    pen.fillColor(INK).text(value, MARGIN + split, top, { width: rest });
    pen.y = top + height + 4;
    rule(pen);
  }
};

const steps = (pen: Pen, list: readonly string[]): void => {
  for (const [index, step] of list.entries()) {
    const width = widthOf(pen) - 26;
    const height = pen.font(NORMAL).fontSize(11).heightOfString(step, { width, lineGap: 3 });
    need(pen, height + 10);
    const top = pen.y;
    pen
      .font(STRONG)
      .fillColor(BRAND)
      .text(String(index + 1), MARGIN, top);
    pen
      .font(NORMAL)
      .fillColor(INK)
      .text(step, MARGIN + 26, top, { width, lineGap: 3 });
    pen.y = top + height + 8;
  }
};

const text = (pen: Pen, paragraphs: readonly string[]): void => {
  for (const words of paragraphs) {
    const options = { width: widthOf(pen), lineGap: 3 };
    pen.font(NORMAL).fontSize(11);
    need(pen, pen.heightOfString(words, options) + 6);
    pen.fillColor(INK).text(words, MARGIN, pen.y, options);
    pen.y += 6;
  }
};

const blanks = (pen: Pen, names: readonly string[]): void => {
  need(pen, 24 * names.length);
  for (const name of names) {
    pen.y += 14;
    pen
      .font(NORMAL)
      .fontSize(10)
      .fillColor(MUTED)
      .text(name, MARGIN, pen.y - 12);
    const from = MARGIN + 130;
    pen
      .moveTo(from, pen.y)
      .lineTo(from + 200, pen.y)
      .lineWidth(0.5)
      .strokeColor(MUTED)
      .stroke();
    pen.y += 6;
  }
};

const part = (pen: Pen, { heading, ...content }: PaperPart): void => {
  need(pen, 70);
  pen.y += 16;
  pen.font(STRONG).fontSize(14).fillColor(INK).text(heading, MARGIN, pen.y);
  pen.y += 6;
  if (content.text) text(pen, content.text);
  if (content.steps) steps(pen, content.steps);
  if (content.rows) rows(pen, content.rows);
  if (content.blanks) blanks(pen, content.blanks);
};

const head = (pen: Pen, { title, good }: Paper): void => {
  pen.font(STRONG).fontSize(12).fillColor(BRAND).text('Сирень', MARGIN, MARGIN);
  pen.y += 18;
  pen
    .font(STRONG)
    .fontSize(22)
    .fillColor(INK)
    .text(title, MARGIN, pen.y, { width: widthOf(pen) });
  pen
    .font(NORMAL)
    .fontSize(13)
    .fillColor(MUTED)
    .text(good, { width: widthOf(pen) });
  pen.y += 10;
};

/**
 * A paper as PDF, the same bytes for the same words. `drawing` is a picture of the good (JPEG or PNG, DRAWING_RATIO)
 * that stands under the title; null for none.
 */
export async function drawPaper(paper: Paper, drawing: Uint8Array | null): Promise<Buffer> {
  const info = { Title: `${paper.title}. ${paper.good}`, Author: 'Сирень', CreationDate: new Date(0) };
  const pen = new Pdf({ size: 'A4', margin: MARGIN, info, lang: 'ru', displayTitle: true });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pen.on('data', (piece: Buffer) => void pieces.push(piece));
    pen.on('end', resolve);
    pen.on('error', reject);
  });
  head(pen, paper);
  if (drawing) {
    const top = pen.y;
    pen.image(Buffer.from(drawing), MARGIN, top, { width: widthOf(pen) });
    pen.y = top + widthOf(pen) / DRAWING_RATIO;
  }
  for (const content of paper.parts) part(pen, content);
  pen.end();
  await ended;
  return Buffer.concat(pieces);
}
