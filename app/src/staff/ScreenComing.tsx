/** Stands in the place of the first screen while its code is on the way. */
export const ScreenComing = () => <p role="status">Загружаем…</p>;
