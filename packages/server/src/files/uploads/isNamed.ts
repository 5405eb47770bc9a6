import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

/** Whether a good or a page has the file `f`, drafts and versions of pages, too. */
export const isNamed: Fragment = fragment`(
  exists (select from products p where f.url in (p.video ->> 'url', p.video ->> 'captions')
    or p.documents @> jsonb_build_array(jsonb_build_object('url', f.url)))
  or exists (select from page_blocks b where f.url in (b.content ->> 'url', b.content ->> 'captions'))
  or exists (
    select from (select draft as content from pages union all select content from page_versions) c
    where jsonb_path_exists(c.content, '$.blocks[*] ? (@.url == $url || @.captions == $url)',
      jsonb_build_object('url', f.url))))`;
