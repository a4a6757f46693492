import { type TaxRule, taxPercent } from '@vitrine/domain/pricing/tax/tax-rule'
import { buyerOf, customerClass } from '@vitrine/domain/pricing/tax/tax-settings'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { taxSettingsOf } from '../document/tax-of-store.ts'

export type TaxPlace = { country: string; region: string; postcode?: string }
/** Percent by product tax class; a class without a rule or rate is not taxed. */
export type TaxRates = (taxClassId: number) => number

type Row = Omit<TaxRule, 'rates'> & {
  rates: TaxRule['rates'] | null
  settings: Record<string, unknown> | null
}

/** The rules that hold at a place; which of them is a product's is decided by the one rule of the house. */
export async function loadTaxRates({ db, store }: Context, place: TaxPlace): Promise<TaxRates> {
  const { rows } = await sql<Row>`/* prepared */
    select r.tax_rule_id as id, r.code, r.priority, r.customer_tax_class_ids as "customerTaxClassIds",
      r.product_tax_class_ids as "productTaxClassIds",
      (select settings from store where store_id = ${store.storeId}) as settings,
      (select json_agg(json_build_object('id', t.tax_rate_id, 'country', t.country, 'region', t.region,
          'postcode', t.postcode, 'rate', t.rate) order by t.tax_rate_id)
        from tax_rate t where t.tax_rule_id = r.tax_rule_id and t.country = ${place.country}) as rates
    from tax_rule r order by r.priority, r.tax_rule_id`.execute(db)
  const rules = rows.map(({ rates, ...rule }): TaxRule => ({ ...rule, rates: rates ?? [] }))
  const settings = taxSettingsOf(store, rows[0]?.settings ?? {})
  const buyer = { ...place, customerClassId: customerClass(settings, null) }
  return (taxClassId) => taxPercent(rules, taxClassId, buyer)
}

/** Per cent to put on top of this store's shelf prices; 0, without asking anything, where they hold the tax. */
export async function loadTaxOnTop(ctx: Context): Promise<TaxRates> {
  if (ctx.store.pricesIncludeTax) return () => 0
  const { country, region } = buyerOf(taxSettingsOf(ctx.store))
  return loadTaxRates(ctx, { country, region })
}
