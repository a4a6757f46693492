// Which percent of tax a product bears for a buyer somewhere (api-shapes §3.3).

export type TaxRate = {
  id: number
  country: string
  /** Empty: the whole country. */
  region: string
  /** `*`: everywhere in the region. */
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
  /** Null: rules are not told apart by customers. */
  customerClassId: number | null
}

/** The first rule for product and buyer; in it the very region beats the country as a whole. 0 without rule or rate. */
export function taxPercent(rules: readonly TaxRule[], taxClassId: number | null, buyer: TaxBuyer): number {
  const rule = rules
    .filter((one) => isFor(one, taxClassId, buyer))
    .reduce<TaxRule | undefined>(
      (best, one) => (best && best.priority <= one.priority ? best : one),
      undefined,
    )
  const rates = (rule?.rates ?? []).filter((one) => one.country === buyer.country && one.postcode === '*')
  const own = buyer.region === '' ? undefined : rates.find((one) => one.region === buyer.region)
  return (own ?? rates.find((one) => one.region === ''))?.rate ?? 0
}

function isFor(rule: TaxRule, taxClassId: number | null, { customerClassId }: TaxBuyer): boolean {
  if (taxClassId === null || !rule.productTaxClassIds.includes(taxClassId)) return false
  return customerClassId === null || rule.customerTaxClassIds.includes(customerClassId)
}
