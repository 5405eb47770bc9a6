import { useInfo } from '../info/index.ts';
import { useCityDialog } from './CityDialogProvider.tsx';
import { RegionButton } from './RegionButton.tsx';

/** The city, and the way to another one. */
export function RegionPicker() {
  const info = useInfo();
  const { open } = useCityDialog();
  return info && <RegionButton city={info.city.name} onPress={open} />;
}
