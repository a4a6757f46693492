import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { keptByHand } from './bulk/kept-by-hand.ts'
import { rowsOf } from './bulk/rows-of.ts'
import type { Run } from './run.ts'

/** Which part each column belongs to, as `edited_parts` names them. */
const OF_ATTRIBUTE = keptByHand('attribute', {
  frontend_input: 'kind',
  labels: 'labels',
  position: 'position',
  is_filterable: 'filter',
  is_comparable: 'shown',
  is_visible_on_front: 'shown',
})
const OF_OPTION = keptByHand('attribute_option', { labels: 'labels', position: 'order', swatch: 'swatch' })

/** Attributes no feed names any more stay: orders and carts still speak of their options. What the staff wrote stays, too. */
export async function writeAttributes(run: Run, records: readonly AttributeRecord[]): Promise<void> {
  const rows = records.map(toRow)
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into attribute (code, frontend_input, labels, position, is_filterable, is_comparable, is_visible_on_front)
    select code, input, labels, position, filterable, comparable, visible
    from ${rowsOf(
      rows,
      'code text, input text, labels jsonb, position int, filterable boolean, comparable boolean, visible boolean',
    )} r
    on conflict (code) do update set (${sql.raw(OF_ATTRIBUTE.columns)}) = (${OF_ATTRIBUTE.byFeed})
    where (${sql.raw(OF_ATTRIBUTE.standing)}) is distinct from (${OF_ATTRIBUTE.byFeed})
    returning xmax = 0 as created`.execute(run.db)
  count(run, 'attribute', { given: records.length, changed })
  await writeOptions(run, records)
  await learnAttributes(run)
}

function toRow(record: AttributeRecord) {
  return {
    code: record.code,
    input: record.input,
    labels: record.labels,
    position: record.position,
    filterable: record.isFilterable,
    comparable: record.isComparable ?? false,
    visible: record.isVisibleOnFront ?? false,
  }
}

async function writeOptions(run: Run, records: readonly AttributeRecord[]): Promise<void> {
  const rows = records.flatMap(({ code, options }) =>
    options.map(({ key, labels, swatch }, position) => ({
      code,
      key,
      labels,
      position,
      swatch: swatch ?? null,
    })),
  )
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into attribute_option (attribute_id, key, labels, position, swatch)
    select a.attribute_id, r.key, r.labels, r.position, r.swatch
    from ${rowsOf(rows, 'code text, key text, labels jsonb, position int, swatch text')} r join attribute a using (code)
    on conflict (attribute_id, key) do update set (${sql.raw(OF_OPTION.columns)}) = (${OF_OPTION.byFeed})
    where (${sql.raw(OF_OPTION.standing)}) is distinct from (${OF_OPTION.byFeed})
    returning xmax = 0 as created`.execute(run.db)
  count(run, 'option', { given: rows.length, changed })
}

export async function learnAttributes(run: Run): Promise<void> {
  const attributes = await run.db
    .selectFrom('attribute')
    .select(['attribute_id as id', 'code', 'frontend_input as input'])
    .execute()
  const options = await run.db
    .selectFrom('attribute_option')
    .select(['attribute_id', 'option_id', 'key'])
    .execute()
  for (const { id, code, input } of attributes) {
    const own = options.filter(({ attribute_id }) => attribute_id === id)
    run.attributes.set(code, {
      id,
      input,
      optionIds: new Map(own.map(({ key, option_id }) => [key, option_id])),
    })
  }
}

function count(
  run: Run,
  kind: 'attribute' | 'option',
  { given, changed }: { given: number; changed: readonly { created: boolean }[] },
): void {
  const created = changed.filter((row) => row.created).length
  run.counts[kind].given += given
  run.counts[kind].created += created
  run.counts[kind].updated += changed.length - created
}
