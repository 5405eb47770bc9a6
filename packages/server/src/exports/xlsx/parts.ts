import { xmlText } from './xmlText.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the ways to write a cell, in `STYLES`. */
export const styles = { plain: 0, head: 1, text: 2, money: 3, day: 4, moment: 5 } as const;

const format = (code: number, font = 0) =>
  `<xf numFmtId="${code}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** 49 is text, 4 is money with its groups; 164 and 165 are our own. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">${[format(0), format(49, 1), format(49), format(4), format(164), format(165)].join('')}</cellXfs>
</styleSheet>`;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>
</Types>`;

const related = (links: readonly [kind: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links
    .map(([kind, to], at) => `<Relationship Id="r${at + 1}" Type="${OFFICE}/${kind}" Target="${to}"/>`)
    .join('')}</Relationships>`;

const workbook = (title: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(title)}" sheetId="1" r:id="r1"/></sheets></workbook>`;

/** All parts of a workbook of one sheet but the sheet itself. */
export const partsOf = (title: string): readonly [name: string, xml: string][] => [
  ['[Content_Types].xml', CONTENT_TYPES],
  ['_rels/.rels', related([['officeDocument', 'xl/workbook.xml']])],
  ['xl/workbook.xml', workbook(title)],
  [
    'xl/_rels/workbook.xml.rels',
    related([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', STYLES],
];

/** Characters of a column. */
const WIDTH = 18;

/** What stands in a sheet before its rows: the head stays in sight. */
export const sheetStart = (columns: number): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';
