// The rates of tax all stores go by, edited as a table.
import { TAX_PLACE } from '@vitrine/domain/pricing/tax/tax-place'
import { z } from 'zod'
import { VersionSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const MAX_CHANGES = 500

/** Where a rate holds, under which rule: no two rows share it. */
const placeOfRate = {
  /** Code of its rule. */
  rule: z.string().min(1).max(60).meta({ example: 'VAT' }),
  country: z.string().regex(TAX_PLACE.country).meta({ example: 'DE' }),
  /** Empty: all of the country. */
  region: z.string().regex(TAX_PLACE.region).meta({ example: '' }),
  /** `*`: all of it; `100*`: where postcodes begin so. */
  postcode: z.string().regex(TAX_PLACE.postcode).min(1).meta({ example: '*' }),
}
const rateTerms = {
  /** Per cent, four decimals at most. */
  rate: z.number().min(0).lt(100).multipleOf(0.0001),
  taxes_shipping: z.boolean(),
}

const TaxTableSchema = z
  .object({
    /** Of what stands here; who saves tells which they saw. */
    version: z.string(),
    /** Codes, the rule asked first in front. */
    rules: z.array(z.string()),
    rates: z.array(z.object({ ...placeOfRate, ...rateTerms })),
  })
  .meta({ id: 'TaxTable' })
export type TaxTable = z.output<typeof TaxTableSchema>

const ofTaxes = { may: 'commerce:change', storeScoped: false, reply: TaxTableSchema } as const

export const getTaxTable = defineCall({
  ...ofTaxes,
  id: 'staff.taxTable',
  method: 'GET',
  path: '/api/admin/taxes',
  summary: 'The rates of tax by rule, country, region and postcode',
})

export const saveTaxTable = defineCall({
  ...ofTaxes,
  id: 'staff.saveTaxTable',
  method: 'POST',
  path: '/api/admin/taxes',
  summary:
    'Set and remove rates of tax, all or nothing; 409 with how they stand where somebody changed them meanwhile. Prices, bags and checkouts count by them at once, orders placed stay as they are',
  body: z.strictObject({
    version: VersionSchema,
    set: z.array(z.strictObject({ ...placeOfRate, ...rateTerms })).max(MAX_CHANGES),
    remove: z.array(z.strictObject(placeOfRate)).max(MAX_CHANGES),
  }),
})
