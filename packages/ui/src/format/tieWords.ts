import { NBSP } from './spaces.ts';

/** Short words that must not hang at the end of a line: prepositions, conjunctions, «не». */
const SHORT = 'в|во|к|ко|с|со|у|о|об|от|до|из|на|по|за|не|ни|и|а|но|для|без|под|над|при';
/** One after another, too: «и в шкафу». */
const BEFORE_SPACE = new RegExp(`(?<![а-яёa-z\\d-])(${SHORT}) (?=\\S)`, 'gi');

/** A text with no-break spaces after short words. Texts of feeds and of the database come without. */
export const tieWords = (text: string): string => text.replace(BEFORE_SPACE, `$1${NBSP}`);
