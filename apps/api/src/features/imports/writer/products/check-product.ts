import { isAnswerRule } from '@vitrine/domain/catalog/answer-rules'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { isStoreCode } from '@vitrine/domain/store/store-identity'
import { type Told, told } from '#api/refusal/told.ts'
import type { Run } from '../run.ts'

const MAX_SKU = 64
const MAX_NAME = 255
const MAX_MINOR = 1_000_000_000_000

/** What the shop cannot take; an empty list means the record is fine. */
export function faultsOf(run: Run, record: ProductRecord): Told[] {
  return [
    ...identityFaults(run, record),
    ...Object.entries(record.texts).flatMap(([language, text]) => textFaults(language, text)),
    ...priceFaults(record),
    ...stockFaults(record),
    ...attributeFaults(run, record),
    ...answerFaults(record),
    ...record.categoryKeys
      .filter((key) => !run.categoryIds.has(key))
      .map((key) => told('CATEGORY_UNKNOWN', { key })),
  ]
}

function identityFaults(run: Run, record: ProductRecord): Told[] {
  const faults: Told[] = []
  if (record.sku === '' || record.sku.length > MAX_SKU) faults.push(told('SKU_UNFIT', { sku: record.sku }))
  if (run.seenSkus.has(record.sku)) faults.push(told('SKU_REPEATED', { sku: record.sku }))
  if (record.texts.en === undefined) faults.push(told('ENGLISH_NAME_MISSING'))
  if (record.taxClass !== undefined && !run.taxClassIds.has(record.taxClass))
    faults.push(told('TAX_CLASS_UNKNOWN', { tax_class: record.taxClass }))
  return faults
}

function textFaults(language: string, text: { name: string } | undefined): Told[] {
  const name = text?.name.trim() ?? ''
  if (name === '' || name.length > MAX_NAME) return [told('NAME_OUT_OF_RANGE', { language })]
  return Object.values(text ?? {}).some((value) => value?.includes('\u0000'))
    ? [told('TEXT_ZERO_CHARACTER', { language })]
    : []
}

function priceFaults({ prices }: ProductRecord): Told[] {
  const former = prices.former ?? []
  const amounts = [
    prices.priceMinor,
    prices.specialMinor ?? {},
    ...former.map(({ priceMinor }) => priceMinor),
  ].flatMap((one) => Object.entries(one))
  return [
    ...amounts
      .filter(([, amount]) => !isCount(amount) || amount > MAX_MINOR)
      .map(([store, amount]) => told('PRICE_OUT_OF_RANGE', { amount: String(amount), store })),
    ...amounts.filter(([store]) => !isStoreCode(store)).map(([store]) => told('STORE_UNKNOWN', { store })),
    ...[prices.specialFrom, prices.specialTo, ...windowEdges(prices), ...former.map(({ until }) => until)]
      .filter((at) => at !== undefined && Number.isNaN(Date.parse(at)))
      .map((at = '') => told('NOT_A_DATE', { cell: at })),
  ]
}

function windowEdges({ windows = {} }: ProductRecord['prices']) {
  return Object.values(windows).flatMap(({ from, to }) => [from, to])
}

function stockFaults({ stock }: ProductRecord): Told[] {
  if (stock === undefined) return []
  return [stock.qty, stock.lowStockQty ?? 0]
    .filter((qty) => !isCount(qty) || qty > 2_000_000_000)
    .map((qty) => told('NOT_WHOLE_PIECES', { qty: String(qty) }))
}

function attributeFaults(run: Run, record: ProductRecord): Told[] {
  const unknownAxes = (record.axes ?? []).filter((code) => !run.attributes.has(code))
  return [
    ...unknownAxes.map((code) => told('ATTRIBUTE_UNKNOWN', { code })),
    ...Object.entries(record.attributes).flatMap(([code, values]) => valueFaults(run, code, values)),
  ]
}

function answerFaults({ customOptions = [] }: ProductRecord): Told[] {
  return customOptions
    .flatMap(({ validators = [] }) => validators)
    .filter((one) => !isAnswerRule(one))
    .map(({ rule, value }) =>
      value === undefined
        ? told('RULE_UNKNOWN', { rule })
        : told('RULE_VALUE_UNKNOWN', { rule, value: String(value) }),
    )
}

function valueFaults(run: Run, code: string, values: readonly string[]): Told[] {
  const attribute = run.attributes.get(code)
  if (attribute === undefined) return [told('ATTRIBUTE_UNKNOWN', { code })]
  if (!hasOptions(attribute.input)) return []
  return values
    .filter((key) => !attribute.optionIds.has(key))
    .map((key) => told('OPTION_UNKNOWN', { key, code }))
}

export function hasOptions(input: string): boolean {
  return input === 'select' || input === 'multiselect'
}

function isCount(value: number | undefined): boolean {
  return Number.isInteger(value) && Number(value) >= 0
}
