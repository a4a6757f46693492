import type { Generated } from 'kysely'
import type { DefaultJson } from '#api/db/json.ts'

type StoreTable = {
  store_id: number
  code: string
  name: string
  position: Generated<number>
  enabled: Generated<boolean>
  language: 'en' | 'de' | 'ru' | 'uk' | 'zh'
  locale: string
  currency_code: string
  currency_sign: string
  price_pattern: Generated<string>
  date_format: Generated<string>
  default_country: Generated<string>
  prices_include_tax: Generated<boolean>
  settings: DefaultJson
}

type TaxClassTable = {
  tax_class_id: number
  name: string
}

type TaxRuleTable = {
  tax_rule_id: Generated<number>
  code: string
  priority: Generated<number>
  customer_tax_class_ids: Generated<number[]>
  product_tax_class_ids: number[]
}

type TaxRateTable = {
  tax_rate_id: Generated<number>
  tax_rule_id: number
  country: string
  region: Generated<string>
  postcode: Generated<string>
  taxes_shipping: Generated<boolean>
  rate: number
}

export type StoresSchema = {
  store: StoreTable
  tax_class: TaxClassTable
  tax_rule: TaxRuleTable
  tax_rate: TaxRateTable
}
