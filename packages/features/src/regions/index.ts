export { AskCity } from './AskCity.tsx';
export { CityDialogProvider, useCityDialog } from './CityDialogProvider.tsx';
export { hoursText } from './hoursText.ts';
export { LateStoresPart } from './LateStoresPart.tsx';
export { phoneAddress } from './phoneAddress.ts';
export { RegionPicker } from './RegionPicker.tsx';
export { RegionStores } from './RegionStores.tsx';
export { payTypesText } from './storeTexts.ts';
export { knownCity, storeAddress } from './storeAddress.ts';
