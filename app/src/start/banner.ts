import { users } from '@siren/demo/shop';

/** What is printed once the shop answers. */
export function banner({ url, demo, seconds }: { url: string; demo: boolean; seconds: number }): string {
  const lines = ['', `  «Сирень» открыта: ${url}`, `  Готова за ${seconds.toFixed(1).replace('.', ',')} с`, ''];
  if (demo) {
    lines.push('  Войти можно так (логин / пароль):');
    const width = Math.max(...users.map(({ login, password }) => login.length + password.length));
    for (const { login, password, about } of users) {
      lines.push(`    ${`${login} / ${password}`.padEnd(width + 5)}${about}`);
    }
    lines.push('');
  }
  lines.push(`  Вызовы API: ${url}/api/docs`, '  Storybook: npx --yes pnpm@12.21.0 storybook', '  Остановить: Ctrl+C', '');
  return lines.join('\n');
}
