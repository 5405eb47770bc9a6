/** Id of a suggestion in a list, by its place. */
export const suggestionId = (list: string, place: number): string => `${list}-${place}`;
