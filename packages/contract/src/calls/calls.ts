import { accountCalls } from '../account/index.ts';
import { addressesCalls } from '../addresses/index.ts';
import { auditCalls } from '../audit/index.ts';
import { importsCalls } from '../imports/index.ts';
import {
  backOfficeCalls,
  officeOrderCalls,
  officeStockCalls,
  receiptCalls,
  roomCalls,
  shiftCalls,
} from '../back-office/index.ts';
import { cartCalls } from '../cart/index.ts';
import { catalogCalls } from '../catalog/index.ts';
import { catalogErrorsCalls } from '../catalog-errors/index.ts';
import { certificatesCalls } from '../certificates/index.ts';
import { clientRecordsCalls } from '../client-records/index.ts';
import { clientsCalls } from '../clients/index.ts';
import { couponsCalls } from '../coupons/index.ts';
import { favoritesCalls } from '../favorites/index.ts';
import { goodsCalls } from '../goods/index.ts';
import { infoCalls } from '../info/index.ts';
import {
  bulkOrdersCalls,
  cancelCausesCalls,
  orderChangesCalls,
  orderMessagesCalls,
  orderPhoneCalls,
  ordersCalls,
  overviewCalls,
  staffOrdersCalls,
} from '../orders/index.ts';
import { paymentsCalls } from '../payments/index.ts';
import { peopleCalls } from '../people/index.ts';
import { photoReportsCalls } from '../photo-reports/index.ts';
import { productListsCalls } from '../product-lists/index.ts';
import { promoCalls } from '../promo/index.ts';
import { referencesCalls } from '../references/index.ts';
import { searchCalls } from '../search/index.ts';
import { pagesCalls } from '../pages/index.ts';
import { secondFactorCalls } from '../second-factor/index.ts';
import { sectionsCalls } from '../sections/index.ts';
import { staffCalls } from '../staff/index.ts';
import { storesCalls } from '../stores/index.ts';
import { viewsCalls } from '../views/index.ts';

/** Every call of the shop API by its path: the one place that server, client, mocks and docs are made from. */
export const calls = {
  ...infoCalls,
  ...catalogCalls,
  ...searchCalls,
  ...promoCalls,
  ...cartCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...addressesCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...favoritesCalls,
  ...certificatesCalls,
  ...clientsCalls,
  ...staffCalls,
  ...overviewCalls,
  ...staffOrdersCalls,
  ...orderChangesCalls,
  ...bulkOrdersCalls,
  ...cancelCausesCalls,
  ...orderMessagesCalls,
  ...orderPhoneCalls,
  ...clientRecordsCalls,
  ...goodsCalls,
  ...sectionsCalls,
  ...pagesCalls,
  ...referencesCalls,
  ...viewsCalls,
  ...peopleCalls,
  ...auditCalls,
  ...importsCalls,
  ...catalogErrorsCalls,
  ...backOfficeCalls,
  ...officeOrderCalls,
  ...receiptCalls,
  ...shiftCalls,
  ...officeStockCalls,
  ...storesCalls,
  ...couponsCalls,
  ...roomCalls,
  ...photoReportsCalls,
  ...productListsCalls,
};
