import type { Command } from './Command.ts';
import { commands } from './commands.ts';

/** The command that words begin with, and the words that follow its name; null where they begin with none. */
export function findCommand(words: readonly string[]): { command: Command; argv: string[] } | null {
  for (const [name, command] of Object.entries(commands)) {
    const parts = name.split(' ');
    if (parts.every((part, index) => words[index] === part))
      return { command, argv: words.slice(parts.length) };
  }
  return null;
}
