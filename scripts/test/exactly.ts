/** Any text as the pattern of itself. */
export const literally = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** The pattern of a name and of nothing else, for runners that choose tests by patterns. */
export const exactly = (name: string): string => `^${literally(name)}$`;

/** One word of a command that a shell reads. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
