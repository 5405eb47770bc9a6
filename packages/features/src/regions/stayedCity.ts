import type { Info } from '@siren/contract/info';

/** What is as it was, after another city was chosen in vain. */
export const stayedCity = (city: Pick<Info['city'], 'name'> | undefined): string | null =>
  city ? `Город остался прежним: ${city.name}.` : null;
