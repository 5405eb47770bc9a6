import type { ServicesData } from '@siren/domain/cart';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import * as css from './ServicePicker.css.ts';

export interface ServiceCityProps extends Pick<ServicesData, 'cities' | 'city'> {
  /** Kept when the server has taken the city. */
  onChange(city: string): Promise<unknown>;
}

/** The city of the region that delivery and services are priced for; where there is one alone nothing is asked. */
export function ServiceCity({ cities, city, onChange }: ServiceCityProps) {
  // What was chosen shows at once, and goes back where the server does not take it.
  const [wanted, setWanted] = useState<string | null>(null);
  if (cities.length < 2) return null;
  const choose = async (code: string) => {
    setWanted(code);
    await onChange(code);
    setWanted(null);
  };
  return (
    <div className={css.city}>
      <Select
        label="Город доставки"
        aria-busy={wanted !== null}
        options={cities.map(({ code, name }) => ({ value: code, label: name }))}
        value={wanted ?? city}
        onValueChange={(code) => void choose(code)}
      />
    </div>
  );
}
