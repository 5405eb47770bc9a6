/**
 * Makes the page a window of 320 px under 200 % zoom, for what stands outside the story: dialogs, menus, tooltips. Give
 * it as `beforeEach`; then `expectToFit(document.body)`.
 */
export function zoomPage(): () => void {
  const { body } = document;
  const before = body.getAttribute('style');
  Object.assign(body.style, {
    zoom: '2',
    width: '320px',
    height: '400px',
    transform: 'none',
    contain: 'layout',
  });
  body.dataset['zoomed'] = '';
  return () => {
    body.setAttribute('style', before ?? '');
    delete body.dataset['zoomed'];
  };
}
