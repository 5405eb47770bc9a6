const nbsp = '\u00a0';
/** Words that must not end a line. */
const short =
  /(?<=^|[\s«(\u00a0])(а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|о|об|от|по|под|при|с|со|у|что|как|но) /giu;
const units =
  /(\d) (?=(?:см|мм|м|кг|г|л|мл|Вт|В|К|лм|шт|°C|%|₽|лет|года|год|месяц|минут|дн|раз)(?![а-яё]{4}))/gu;

/** Text with non-breaking spaces where Russian typesetting asks for them. */
export const typeset = (text: string): string =>
  text
    .replace(short, `$1${nbsp}`)
    .replace(short, `$1${nbsp}`)
    .replace(units, `$1${nbsp}`)
    .replace(/ (?=[—×] )/g, nbsp)
    .replace(/× /g, `×${nbsp}`);
