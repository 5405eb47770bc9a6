/**
 * What has opened the sections: a press or a key, told by the key of the location that it was made at, or `rest`, a
 * pointer that rested; null while they are closed.
 */
export type Opened = string | null;
