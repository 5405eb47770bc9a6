/** A part of a paper; what is absent is left out. */
export interface PaperPart {
  readonly heading: string;
  readonly text?: readonly string[];
  /** Done one after the other. */
  readonly steps?: readonly string[];
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** What is filled in by hand. */
  readonly blanks?: readonly string[];
}

export const paperTypes = ['instruction', 'passport'] as const;
export type PaperType = (typeof paperTypes)[number];

/** A paper that lies in the box with a good: what it says, not how it looks. */
export interface Paper {
  /** «Инструкция по сборке и уходу». */
  readonly title: string;
  /** «Диван «Лада» двухместный». */
  readonly good: string;
  /** Address of the drawing with dimensions; null for a paper without one. */
  readonly drawing: string | null;
  readonly parts: readonly PaperPart[];
}
