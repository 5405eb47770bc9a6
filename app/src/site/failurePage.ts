interface Words {
  /** The heading. */
  message: string;
  description: string;
}

const FAILED: Words = {
  message: 'Страница не открылась',
  description:
    'На нашей стороне что-то сломалось. Попробуйте обновить страницу через минуту: корзина и заказы на\u00a0месте.',
};

const SERVER_ERROR = 500;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What a visitor sees when not even an error page can be made: of a failure, or of a refusal that keeps the frame from
 * them, too.
 * @param requestId told where the failure is ours
 */
export const failurePage = (
  status: number,
  { message, description }: Words = FAILED,
  requestId = '',
): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(message)} — Сирень</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
</style>
</head>
<body>
<main>
<p>${status}</p>
<h1>${escape(message)}</h1>
<p>${escape(description)}</p>
${status >= SERVER_ERROR && requestId ? `<p><small>Код обращения ${escape(requestId)}</small></p>\n` : ''}<p><a href="">Обновить</a> или <a href="/">вернуться на главную</a></p>
</main>
</body>
</html>
`;
