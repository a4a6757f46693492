// Which percent of tax a product bears for a buyer somewhere (api-shapes §3.3).

export type TaxRate = {
  id: number
  country: string
  /** Empty: the whole country. */
  region: string
  /** `*`: everywhere in the region; `100*`: where postcodes begin so. */
  postcode: string
  rate: number
}

export type TaxRule = {
  id: number
  code: string
  /** The lowest is asked first; then the order of the list. */
  priority: number
  customerTaxClassIds: readonly number[]
  productTaxClassIds: readonly number[]
  rates: readonly TaxRate[]
}

export type TaxBuyer = {
  country: string
  region: string
  postcode?: string
  /** Null: rules are not told apart by customers. */
  customerClassId: number | null
}

/** The first rule for product and buyer; in it the closest place: postcode, region, country. 0 without rule or rate. */
export function taxPercent(rules: readonly TaxRule[], taxClassId: number | null, buyer: TaxBuyer): number {
  const rule = rules
    .filter((one) => isFor(one, taxClassId, buyer))
    .reduce<TaxRule | undefined>(
      (best, one) => (best && best.priority <= one.priority ? best : one),
      undefined,
    )
  const rates = (rule?.rates ?? []).filter((one) => isAt(one, buyer))
  return rates.toSorted((a, b) => closeness(b) - closeness(a))[0]?.rate ?? 0
}

function isAt({ country, region, postcode }: TaxRate, buyer: TaxBuyer): boolean {
  if (country !== buyer.country || (region !== '' && region !== buyer.region)) return false
  const start = postcode.replace(/\*$/, '')
  return start === '' || (buyer.postcode ?? '').startsWith(start)
}

/** A longer piece of a postcode is closer than a shorter one, and that than the region. */
const closeness = ({ region, postcode }: TaxRate) =>
  2 * postcode.replace(/\*$/, '').length + Number(region !== '')

function isFor(rule: TaxRule, taxClassId: number | null, { customerClassId }: TaxBuyer): boolean {
  if (taxClassId === null || !rule.productTaxClassIds.includes(taxClassId)) return false
  return customerClassId === null || rule.customerTaxClassIds.includes(customerClassId)
}
