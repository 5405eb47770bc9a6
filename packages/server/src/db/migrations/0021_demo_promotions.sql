-- Up Migration

-- As with accounts: what a demo brought, and everybody knows the codes of, works while the demo is on.
alter table coupons add column demo boolean not null default false;
alter table certificates add column demo boolean not null default false;

-- In a shop that was filled as a demo before, by their codes.
update coupons set demo = true
where code in ('СИРЕНЬ10', 'НОВОСЕЛЬЕ', 'МЯГКО12', 'СВЕТ15') and exists (select from settings where key = 'demo_begun');
update certificates set demo = true
where code in ('DAR-3000-2026', 'DAR-5000-2026', 'DAR-1000-USED')
  and exists (select from settings where key = 'demo_begun');
