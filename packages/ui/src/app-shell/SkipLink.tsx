import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main part of the page, which needs `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** The first stop of Tab: past the header. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${target}`}>
      К содержанию
    </a>
  );
}
