import type { CallParsed } from '@vitrine/contract/call'
import type { saveTaxTable, TaxTable } from '@vitrine/contract/desk/taxes'
import { hasTaxedRegions } from '@vitrine/domain/pricing/tax/zip-tax'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteNewGeneration } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { selectTaxes } from './select-taxes.ts'

type Changes = CallParsed<typeof saveTaxTable>['body']
type Place = Changes['remove'][number]

/** All or nothing, and every process counts by it anew; of two who change it, the second is told how it stands. */
export async function saveTaxes(
  ctx: Context,
  { version, set, remove }: Changes,
  { lock = waitForCatalogue } = {},
): Promise<TaxTable> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const before = await selectTaxes(ctx)
    if (before.version !== version)
      throw new ShopError('CONFLICT', { message: 'CHANGED_MEANWHILE', details: before })
    assertSense(before, { set, remove })
    await removeRates(ctx, remove)
    await setRates(ctx, set)
    const after = await selectTaxes(ctx)
    if (after.version === before.version) return after
    // Prices with tax stand in what every process holds of the catalogue.
    await noteNewGeneration(ctx.db, ctx.now())
    await audit(ctx, {
      ...{ may: 'commerce:change', entity: 'tax', id: 'rates' },
      ...{ before: flat(before), after: flat(after) },
    })
    return after
  })
}

/** A region without postcodes is another place than postcodes without a region, even where both are called `TX`. */
const keyOf = ({ rule, country, region, postcode }: Place): string =>
  [rule, country, region, postcode === '*' ? '' : postcode].join(' ').trimEnd()

/** By place, so that the audit tells those that changed. */
const flat = ({ rates }: TaxTable): Record<string, unknown> =>
  Object.fromEntries(
    rates.map(({ rate, taxes_shipping, ...place }) => [keyOf(place), { rate, taxes_shipping }]),
  )

function assertSense({ rules, rates }: TaxTable, { set, remove }: Pick<Changes, 'set' | 'remove'>): void {
  const standing = new Set(rates.map(keyOf))
  const named = new Set<string>()
  const isNew = (place: Place) => named.size < named.add(keyOf(place)).size
  const problems = [
    ...set.flatMap((one, at) => [
      ...(rules.includes(one.rule) ? [] : [{ path: `set.${at}.rule`, message: 'is no rule of this shop' }]),
      ...(isNew(one) ? [] : [{ path: `set.${at}`, message: 'stands there twice' }]),
      ...(countsSomewhere(one) || standing.has(keyOf(one))
        ? []
        : [{ path: `set.${at}.region`, message: 'has no taxes of its own in this country' }]),
    ]),
    ...remove.flatMap((one, at) => [
      ...(standing.has(keyOf(one)) ? [] : [{ path: `remove.${at}`, message: 'is no rate of this shop' }]),
      ...(isNew(one) ? [] : [{ path: `remove.${at}`, message: 'stands there twice' }]),
    ]),
  ]
  if (problems.length > 0) throw invalidInput(problems)
}

/** Who changes what an import brought is not kept from it; nobody adds to it. */
const countsSomewhere = ({ country, region }: Place): boolean => region === '' || hasTaxedRegions(country)

async function removeRates({ db }: Context, places: readonly Place[]): Promise<void> {
  await sql`
    delete from tax_rate t using tax_rule r,
      jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n(rule text, country text, region text, postcode text)
    where r.tax_rule_id = t.tax_rule_id and r.code = n.rule and t.country = n.country and t.region = n.region
      and t.postcode = n.postcode`.execute(db)
}

async function setRates({ db }: Context, rates: Changes['set']): Promise<void> {
  await sql`
    insert into tax_rate (tax_rule_id, country, region, postcode, rate, taxes_shipping)
    select tax_rule_id, country, region, postcode, rate, taxes_shipping
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as n(rule text, country text, region text, postcode text, rate numeric, taxes_shipping boolean)
    join tax_rule r on r.code = n.rule
    on conflict (tax_rule_id, country, region, postcode)
      do update set rate = excluded.rate, taxes_shipping = excluded.taxes_shipping`.execute(db)
}
