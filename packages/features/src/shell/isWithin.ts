/** Whether a page is the one of that path or one below it; below the home page there is none. */
export const isWithin = (pathname: string, path: string): boolean => `${pathname}/`.startsWith(`${path}/`);
