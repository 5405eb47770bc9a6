-- Up Migration

-- A session goes on under another token: what a guest keeps goes with it.
alter table favorites
  drop constraint favorites_token_digest_fkey,
  add constraint favorites_token_digest_fkey foreign key (token_digest)
    references sessions on update cascade on delete cascade;
