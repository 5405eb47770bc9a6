/** Columns that may tell of a client, each of which erasing has to empty. */
export const columnsOfPeople: readonly string[] = [
  'audit_entries.changes',
  'bonus_corrections.reason',
  'carts.client_phone',
  'login_codes.contact',
  'notifications.message',
  'order_messages.contact',
  'order_messages.text',
  'orders.address',
  'orders.asker',
  'orders.comment',
  'orders.customer_email',
  'orders.customer_name',
  'orders.customer_phone',
  'orders.other_phones',
  'orders.receipt_to',
  'orders.staff_note',
  'popular_queries.query',
  'security_events.detail',
  'staff_invitations.email',
  'staff_views.name',
  'staff_views.state',
  'users.address',
  'users.blocked_why',
  'users.email',
  'users.info',
  'users.login',
  'users.name',
  'users.phone',
];

/** Columns that keep something of a client, and why. */
export const keptColumns: Readonly<Record<string, string>> = {
  'security_events.address':
    'where somebody signed in from is what a break-in is looked into by; the whole log goes after a year',
};

/** Tables of goods, places and settings: no client is told of in them. */
export const tablesOfTheShop: readonly string[] = [
  ...[
    'brand_addresses',
    'brand_spellings',
    'brands',
    'bulk_prices',
    'cancel_causes',
    'certificates',
    'cities',
    'coupons',
    'files',
    'import_run_rows',
    'import_runs',
    'migrations',
    'offer_pictures',
    'offers',
  ],
  ...['order_sources', 'page_blocks', 'page_versions', 'pages', 'pay_types', 'pictures', 'prices'],
  ...['products', 'promos', 'regions', 'section_addresses', 'sections', 'services', 'settings'],
  ...['staff_roles', 'stock_changes', 'stores', 'synonyms'],
];

/** Columns beside those of people whose texts the shop itself makes, or takes from a list. */
export const columnsOfTheShop: readonly string[] = [
  ...['attempts.scope', 'attempts.subject'],
  ...['audit_entries.action', 'audit_entries.address', 'audit_entries.kind', 'audit_entries.record'],
  ...['audit_entries.run', 'audit_entries.run_id'],
  ...[
    'audit_entries.request',
    'begun_logins.by',
    'carts.coupon_code',
    'notifications.position',
    'notifications.type',
  ],
  ...['order_history.status', 'order_lines.article', 'order_lines.name', 'order_lines.options'],
  ...[
    'order_lines.path',
    'order_messages.channel',
    'order_messages.kind',
    'order_messages.problem',
    'order_messages.state',
    'order_messages.subject',
    'order_services.key',
    'order_services.name',
    'order_staff.condition',
  ],
  ...['order_staff.franchise_type', 'orders.cancel_cause', 'orders.cancel_reason', 'orders.coupon_code'],
  ...['orders.money', 'orders.pickup_code', 'orders.proof', 'orders.status', 'payment_news.event'],
  ...['payment_news.provider', 'payments.give_back', 'payments.provider', 'payments.reason'],
  ...['payments.redirect', 'payments.status', 'refunds.state', 'returns.cause', 'security_events.kind'],
  ...[
    'sessions.device',
    'sessions.kind',
    'staff_invitations.permissions',
    'staff_views.hidden',
    'staff_views.list',
    'test_bank_news.body',
  ],
  ...['test_bank_payments.kind', 'test_bank_payments.reason', 'test_bank_payments.return_to'],
  ...['test_bank_payments.state', 'test_bank_payments.title', 'users.flags', 'users.password_hash'],
  'users.permissions',
];
