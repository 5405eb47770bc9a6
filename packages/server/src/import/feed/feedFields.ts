/** Elements that an importer reads, with their attributes that are known; null for what is known and left aside. */
type Fields = Readonly<Record<string, readonly string[] | null>>;

const aside = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, null]));

/** Of any offer: what a marketplace asks for and this shop decides by itself. */
const OF_MARKETPLACES = aside(
  'url seller_warranty manufacturer delivery pickup store ' +
    'delivery-options pickup-options local_delivery_cost step-quantity min-delivery-pieces quantum ' +
    'transport-unit leadtime delivery-weekdays supplier adult cpa vat rec downloadable expiry ' +
    'credit-template tarifplan provider ordering-time related_offer market_category market_category_id ' +
    'purchase_price additional_expenses cofinance_price premium_price enable_auto_discounts shop-sku market-sku ' +
    'cargo-types tn-ved-codes tn-ved-code certificate box-count boxCount warranty-days comment-warranty ' +
    'service-life-days comment-life-days period-of-validity-days comment-validity-days custom_score custom_label_0 ' +
    'custom_label_1 custom_label_2 custom_label_3 custom_label_4 collectionId set-ids',
);

/** Of books, records, tours and tickets: kinds of goods that the format knows and the shop does not. */
const OF_OTHER_KINDS = aside(
  'author publisher series year ISBN volume part language binding page_extent table_of_contents performed_by ' +
    'performance_type storage format recording_length artist title media starring director originalName country ' +
    'worldRegion region days dataTour hotel_stars room meal included transport price_min price_max options place hall ' +
    'hall_part date is_premiere is_kids',
);

const plain = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, []]));

/** What stands in the elements that are looked into; '' is the document itself. */
const table: Readonly<Record<string, Fields>> = {
  '': { yml_catalog: ['date'] },
  yml_catalog: { shop: [] },
  shop: {
    categories: [],
    offers: [],
    promos: [],
    currencies: [],
    gifts: [],
    sets: [],
    ...aside(
      'name company url platform version agency email phone picture collections delivery pickup ' +
        'store delivery-options pickup-options local_delivery_cost deliveryIncluded enable_auto_discounts cpa adult',
    ),
  },
  currencies: { currency: ['id', 'rate', 'plus'] },
  gifts: { gift: null },
  sets: { set: null },
  categories: { category: ['id', 'parentId', 'url'] },
  category: {},
  offers: { offer: ['id', 'group_id', 'available', 'type', 'bid', 'cbid', 'fee'] },
  offer: {
    ...OF_MARKETPLACES,
    ...OF_OTHER_KINDS,
    ...plain('name model typePrefix vendor vendorCode currencyId categoryId group_id available description'),
    ...plain('oldprice oldPrice barcode barcodes count stock_quantity quantity outlets'),
    ...plain('sales_notes country_of_origin manufacturer_warranty weight dimensions min-quantity disabled'),
    age: ['unit'],
    price: ['from'],
    param: ['name', 'unit', 'hex'],
    picture: ['tile', 'width', 'height'],
    video: ['captions'],
    document: ['type', 'name'],
    condition: ['type'],
  },
  promos: { promo: ['id', 'type'] },
  promo: {
    ...plain('promo-code start-date end-date description url purchase'),
    discount: ['unit', 'currency'],
  },
  purchase: { product: ['offer-id', 'category-id'] },
  barcodes: { barcode: [] },
  outlets: { outlet: ['id', 'instock', 'booking'] },
  condition: { reason: [], quality: [] },
};

/** Where it is taken from, wherever in the feed it stands. */
const homes: Readonly<Record<string, string>> = { category: 'categories', offer: 'offers' };

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/** The element that `name` belongs into: one that is taken anywhere has a place of its own. */
export const homeOf = (name: string): string | undefined => own(homes, name);

/**
 * Attributes that are known of an element in `parent`; null where the shop knows the element and leaves it aside,
 * undefined where it does not know it.
 */
export function knownAttributes(parent: string, name: string): readonly string[] | null | undefined {
  return own(own(table, parent) ?? {}, name);
}

/** Whether the element is a thing of its own that the shop does not take: told, however well it is known. */
export const isNotTaken = (name: string): boolean => name === 'gift' || name === 'set';

/** Whether the text of an element of an offer is used. */
export const isRead = (name: string): boolean => Boolean(knownAttributes('offer', name));

/** Whether children of the element are looked at: in a description they are markup. */
export const looksInto = (name: string): boolean =>
  Object.hasOwn(table, name) || (isRead(name) && name !== 'description');
