import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads: a path, or a query of the present one. */
  to: string;
  /** Takes the place of the present entry of the history. @default false */
  replace?: boolean;
  /** Loads the page whole, as a link elsewhere would. @default false */
  reload?: boolean;
}

/**
 * A link inside of the shop. The router's own one brings the code of its framework mode along, and takes its time where
 * a page has a hundred of them.
 */
export function Link({ to, replace = false, reload = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!reload && !event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
