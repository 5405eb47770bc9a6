-- Up Migration

-- An order that staff placed for a client is not that of their session: whoever holds its token could read it, and the
-- next to sign in under it would get it.
update orders set token_digest = null where id in (select order_id from order_staff);
