/** What a story says of how it is looked at, by its parameters. */
export interface Told {
  /** Address of the story file, set by Storybook. */
  fileName?: string;
  /** The words of Chromatic serve here too, so that a story says once which pictures it has. */
  chromatic?: {
    /** For stories that look like another one. */
    disableSnapshot?: boolean;
    /** `disable: false` on `phone` adds 360 px. */
    modes?: { phone?: { disable?: boolean } };
  };
  /** `whole` takes the window: what floats stands beside the story's own element. */
  pictures?: { whole?: boolean };
  a11y?: { test?: string; disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } };
}

declare global {
  interface Window {
    /** Of the story that ended last. */
    storyTold?: Told;
  }
}

/** Keeps it in the page: the runner asks for a story's whole context, which takes longer to send than to look at. */
export function tell({ fileName, chromatic, pictures, a11y }: Told): void {
  window.storyTold = { fileName, chromatic, pictures, a11y };
}
