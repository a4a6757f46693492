import { sql } from 'kysely'
import { rowsOf } from '../bulk/rows-of.ts'
import type { Run } from '../run.ts'
import { type AskedOption, askedOf } from './asked-options.ts'
import type { Stored } from './detail-tables.ts'

/** Options keep their ids as long as their place stays: carts remember a choice by it. */
export async function writeCustomOptions(run: Run, stored: readonly Stored[]): Promise<void> {
  const options = stored.flatMap(({ id, record }) => optionRows(id, askedOf(record)))
  const values = stored.flatMap(({ id, record }) => valueRows(id, askedOf(record)))
  await removeRest(run, stored)
  if (options.length === 0) return
  await sql`
    insert into custom_option as o (product_id, position, titles, type, required, price_minor, price_type, max_characters, validators,
      purpose, is_downloads)
    select product_id, position, titles, type, required, price_minor, price_type, max_characters, validators, purpose, is_downloads
    from ${rowsOf(
      options,
      `product_id bigint, position int, titles jsonb, type text, required boolean, price_minor jsonb,
       price_type text, max_characters int, validators jsonb, purpose text, is_downloads boolean`,
    )} r
    on conflict (product_id, position) do update set titles = excluded.titles, type = excluded.type,
      required = excluded.required, price_minor = excluded.price_minor, price_type = excluded.price_type,
      max_characters = excluded.max_characters, validators = excluded.validators, purpose = excluded.purpose,
      is_downloads = excluded.is_downloads
    where (o.titles, o.type, o.required, o.price_minor, o.price_type, o.max_characters, o.validators, o.purpose, o.is_downloads)
      is distinct from (excluded.titles, excluded.type, excluded.required, excluded.price_minor, excluded.price_type,
        excluded.max_characters, excluded.validators, excluded.purpose, excluded.is_downloads)`.execute(
    run.db,
  )
  await sql`
    insert into custom_option_value as v (option_id, position, titles, price_minor, price_type)
    select o.option_id, r.position, r.titles, r.price_minor, r.price_type
    from ${rowsOf(
      values,
      `product_id bigint, option_position int, position int, titles jsonb, price_minor jsonb, price_type text`,
    )} r join custom_option o on o.product_id = r.product_id and o.position = r.option_position
    on conflict (option_id, position) do update
      set titles = excluded.titles, price_minor = excluded.price_minor, price_type = excluded.price_type
    where (v.titles, v.price_minor, v.price_type)
      is distinct from (excluded.titles, excluded.price_minor, excluded.price_type)`.execute(run.db)
}

function optionRows(product_id: number, options: readonly AskedOption[]) {
  return options.map((option, position) => ({
    product_id,
    position,
    titles: option.titles,
    type: option.type,
    required: option.required,
    price_minor: option.priceMinor ?? {},
    price_type: option.priceType ?? 'fixed',
    max_characters: option.maxCharacters ?? 0,
    validators: option.validators ?? [],
    purpose: option.purpose ?? null,
    is_downloads: option.isDownloads ?? false,
  }))
}

function valueRows(product_id: number, options: readonly AskedOption[]) {
  return options.flatMap(({ values }, option_position) =>
    (values ?? []).map((value, position) => ({
      product_id,
      option_position,
      position,
      titles: value.titles,
      price_minor: value.priceMinor,
      price_type: value.priceType,
    })),
  )
}

async function removeRest(run: Run, stored: readonly Stored[]): Promise<void> {
  const unchanged = stored
    .filter(({ isNew }) => !isNew)
    .map(({ id, record }) => ({
      product_id: id,
      sizes: askedOf(record).map((one) => one.values?.length ?? 0),
    }))
  if (unchanged.length === 0) return
  const given = rowsOf(unchanged, 'product_id bigint, sizes jsonb')
  await sql`delete from custom_option o using ${given} r
    where o.product_id = r.product_id and o.position >= jsonb_array_length(r.sizes)`.execute(run.db)
  await sql`delete from custom_option_value v using custom_option o, ${given} r
    where v.option_id = o.option_id and o.product_id = r.product_id
      and v.position >= (r.sizes ->> o.position)::int`.execute(run.db)
}
