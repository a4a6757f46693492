import type { TaxRule } from '@vitrine/domain/pricing/tax/tax-rule'

/** Field names of api-shapes §3.3. */
export function toTaxRule(rule: TaxRule) {
  return {
    id: rule.id,
    code: rule.code,
    priority: rule.priority,
    position: 0,
    customer_tax_class_ids: rule.customerTaxClassIds,
    product_tax_class_ids: rule.productTaxClassIds,
    tax_rate_ids: rule.rates.map(({ id }) => id),
    calculate_subtotal: false,
    rates: rule.rates.map(({ id, country, region, postcode, rate }) => ({
      id,
      tax_country_id: country,
      tax_region_id: 0,
      region_name: region,
      tax_postcode: postcode,
      rate,
      code: rule.code,
      titles: [],
    })),
  }
}
