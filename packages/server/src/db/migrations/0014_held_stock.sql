-- Up Migration

-- What open orders hold of a good is asked when a feed counts it anew.
create index order_stock_by_offer on order_stock (offer_id, store_id);
