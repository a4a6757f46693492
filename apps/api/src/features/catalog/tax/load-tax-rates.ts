import { type TaxRule, taxPercent } from '@vitrine/domain/pricing/tax/tax-rule'
import { addsTaxAtOnce, buyerOf, customerClass } from '@vitrine/domain/pricing/tax/tax-settings'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '#api/context.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { taxSettingsOf } from '../document/tax-of-store.ts'

export type TaxPlace = {
  country: string
  region: string
  postcode?: string
  /**
   * The catalogue's, as it was just read; every change of a rate makes a new one. Who names it may be told what is known of
   * it. Who names none, an order above all, is told what the tables say at this moment.
   */
  generation?: string | undefined
}
/** Percent by product tax class; a class without a rule or rate is not taxed. */
export type TaxRates = (taxClassId: number) => number

type Row = Omit<TaxRule, 'rates'> & {
  rates: TaxRule['rates'] | null
  settings: Record<string, unknown> | null
}

const MAX_COUNTRIES = 500
/** By the store as this process holds it: one whose row was changed is another, and asks anew. */
type Known = WeakMap<StoreView, LRUCache<string, Row[]>>
const knownIn = perDatabase(() => ({ generation: '', rows: new WeakMap() as Known }))

/** The rules that hold at a place; which of them is a product's is decided by the one rule of the house. */
export async function loadTaxRates(ctx: Context, place: TaxPlace): Promise<TaxRates> {
  return ratesIn(ctx, await recallRows(ctx, place))(place)
}

/** The same for every place of a country, asked for once. */
export async function loadCountryRates(ctx: Context, country: string): Promise<(region: string) => TaxRates> {
  const ratesOf = ratesIn(ctx, await listRows(ctx, { country }))
  return (region) => ratesOf({ country, region })
}

function ratesIn({ store }: Context, rows: readonly Row[]): (place: TaxPlace) => TaxRates {
  const rules = rows.map(({ rates, ...rule }): TaxRule => ({ ...rule, rates: rates ?? [] }))
  const settings = taxSettingsOf(store, rows[0]?.settings ?? {})
  const customerClassId = customerClass(settings, null)
  return (place) => (taxClassId) => taxPercent(rules, taxClassId, { ...place, customerClassId })
}

async function recallRows(ctx: Context, place: TaxPlace): Promise<Row[]> {
  const { generation } = place
  if (!generation) return listRows(ctx, place)
  const known = knownIn(ctx.db)
  if (known.generation !== generation) Object.assign(known, { generation, rows: new WeakMap() })
  // Kept with the generation they were asked for, also when another one has come before they are here.
  const ofStore = known.rows.get(ctx.store) ?? new LRUCache<string, Row[]>({ max: MAX_COUNTRIES })
  known.rows.set(ctx.store, ofStore)
  const rows = ofStore.get(place.country) ?? (await listRows(ctx, place))
  ofStore.set(place.country, rows)
  return rows
}

async function listRows({ db, store }: Context, { country }: Pick<TaxPlace, 'country'>): Promise<Row[]> {
  const { rows } = await sql<Row>`/* prepared */
    select r.tax_rule_id as id, r.code, r.priority, r.customer_tax_class_ids as "customerTaxClassIds",
      r.product_tax_class_ids as "productTaxClassIds",
      (select settings from store where store_id = ${store.storeId}) as settings,
      (select json_agg(json_build_object('id', t.tax_rate_id, 'country', t.country, 'region', t.region,
          'postcode', t.postcode, 'rate', t.rate) order by t.tax_rate_id)
        from tax_rate t where t.tax_rule_id = r.tax_rule_id and t.country = ${country}) as rates
    from tax_rule r order by r.priority, r.tax_rule_id`.execute(db)
  return rows
}

/** Per cent to put on top of this store's shelf prices; 0, without asking anything, where they hold the tax. */
export async function loadTaxOnTop(
  ctx: Context,
  { generation }: Pick<TaxPlace, 'generation'> = {},
): Promise<TaxRates> {
  if (!addsTaxAtOnce(ctx.store)) return () => 0
  const { country, region } = buyerOf(taxSettingsOf(ctx.store))
  return loadTaxRates(ctx, { country, region, generation })
}
