/**
 * The target of a request, with its percent signs escaped where its path is no UTF-8 (`/%ff`): so it is an address
 * like any other that is not there, and a browser gets the page that says so.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
