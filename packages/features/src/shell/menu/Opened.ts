/** What has opened the sections: a press or a key, or a pointer that rested; null while they are closed. */
export type Opened = 'press' | 'rest' | null;
