import type { CmsBlockRecord, CmsPageRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { sanitizeContent } from '#api/features/cms/index.ts'
import { rowsOf } from '../bulk/rows-of.ts'
import type { Run } from '../run.ts'

/** What the staff has written since stays as it is. */
export async function writePages(run: Run, records: readonly CmsPageRecord[]): Promise<void> {
  const toRow = async (page: CmsPageRecord) => ({
    identifier: page.identifier,
    language: page.language,
    title: page.title,
    heading: page.heading ?? '',
    content: await sanitizeContent(page.content),
    meta_title: page.metaTitle ?? '',
    meta_description: page.metaDescription ?? '',
    news_on: page.news?.date ?? null,
    picture: page.news?.picture ?? null,
  })
  const rows = await Promise.all(records.map(toRow))
  const columns = sql.raw(
    'identifier, language, title, heading, content, meta_title, meta_description, news_on, picture',
  )
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into cms_page as p (${columns}) select ${columns} from ${rowsOf(
      rows,
      `identifier text, language text, title text, heading text, content text, meta_title text, meta_description text,
       news_on date, picture text`,
    )} r
    on conflict (identifier, language, store_id) do update set title = excluded.title, heading = excluded.heading,
      content = excluded.content, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      news_on = excluded.news_on, picture = excluded.picture, active = true, updated_at = ${run.now}
    where p.edited_at is null and (p.title, p.heading, p.content, p.meta_title, p.meta_description, p.news_on, p.picture, p.active)
      is distinct from (excluded.title, excluded.heading, excluded.content, excluded.meta_title,
        excluded.meta_description, excluded.news_on, excluded.picture, true)
    returning xmax = 0 as created`.execute(run.db)
  await note(run, { kind: 'cms_page', rows, changed })
}

export async function writeBlocks(run: Run, records: readonly CmsBlockRecord[]): Promise<void> {
  const toRow = async ({ identifier, language, title, content, json }: CmsBlockRecord) => ({
    identifier,
    language,
    title,
    content: await sanitizeContent(content ?? ''),
    json: json ?? {},
  })
  const rows = await Promise.all(records.map(toRow))
  const columns = sql.raw('identifier, language, title, content, json')
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into cms_block as b (${columns}) select ${columns} from ${rowsOf(
      rows,
      'identifier text, language text, title text, content text, json jsonb',
    )} r
    on conflict (identifier, language, store_id) do update set title = excluded.title, content = excluded.content,
      json = excluded.json, active = true, updated_at = ${run.now}
    where b.edited_at is null
      and (b.title, b.content, b.json, b.active) is distinct from (excluded.title, excluded.content, excluded.json, true)
    returning xmax = 0 as created`.execute(run.db)
  await note(run, { kind: 'cms_block', rows, changed })
}

type Noted = {
  kind: 'cms_page' | 'cms_block'
  rows: readonly { identifier: string; language: string }[]
  changed: readonly { created: boolean }[]
}

async function note(run: Run, { kind, rows, changed }: Noted): Promise<void> {
  await sql`
    with given as (insert into given_content select ${kind}, identifier, language
      from ${rowsOf(rows, 'identifier text, language text')} r returning *)
    insert into import_content as i (kind, identifier, language, source)
    select kind, identifier, language, ${run.source} from given
    on conflict (kind, identifier, language) do update set source = excluded.source
    where i.source <> excluded.source`.execute(run.db)
  const created = changed.filter((row) => row.created).length
  run.counts[kind].given += rows.length
  run.counts[kind].created += created
  run.counts[kind].updated += changed.length - created
}
