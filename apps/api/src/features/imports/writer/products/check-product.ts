import { isAnswerRule } from '@vitrine/domain/catalog/answer-rules'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { isStoreCode } from '@vitrine/domain/store/store-identity'
import type { Run } from '../run.ts'

const MAX_SKU = 64
const MAX_NAME = 255
const MAX_MINOR = 1_000_000_000_000

/** Sentences about what the shop cannot take; an empty list means the record is fine. */
export function faultsOf(run: Run, record: ProductRecord): string[] {
  return [
    ...identityFaults(run, record),
    ...Object.entries(record.texts).flatMap(([language, text]) => textFaults(language, text)),
    ...priceFaults(record),
    ...stockFaults(record),
    ...attributeFaults(run, record),
    ...answerFaults(record),
    ...record.categoryKeys
      .filter((key) => !run.categoryIds.has(key))
      .map((key) => `the category "${key}" is not known`),
  ]
}

function identityFaults(run: Run, record: ProductRecord): string[] {
  const faults: string[] = []
  if (record.sku === '' || record.sku.length > MAX_SKU)
    faults.push(`the sku "${record.sku}" is empty or too long`)
  if (run.seenSkus.has(record.sku)) faults.push(`the sku "${record.sku}" comes twice`)
  if (record.texts.en === undefined) faults.push('the English name is missing')
  if (record.taxClass !== undefined && !run.taxClassIds.has(record.taxClass))
    faults.push(`the tax class "${record.taxClass}" is not known`)
  return faults
}

function textFaults(language: string, text: { name: string } | undefined): string[] {
  const name = text?.name.trim() ?? ''
  if (name === '' || name.length > MAX_NAME) return [`the ${language} name is empty or too long`]
  return Object.values(text ?? {}).some((value) => value?.includes('\u0000'))
    ? [`a ${language} text holds a zero character`]
    : []
}

function priceFaults({ prices }: ProductRecord): string[] {
  const former = prices.former ?? []
  const amounts = [
    prices.priceMinor,
    prices.specialMinor ?? {},
    ...former.map(({ priceMinor }) => priceMinor),
  ].flatMap((one) => Object.entries(one))
  return [
    ...amounts
      .filter(([, amount]) => !isCount(amount) || amount > MAX_MINOR)
      .map(([store, amount]) => `the price ${amount} of store ${store} is not an amount`),
    ...amounts.filter(([store]) => !isStoreCode(store)).map(([store]) => `the store "${store}" is not known`),
    ...[prices.specialFrom, prices.specialTo, ...windowEdges(prices), ...former.map(({ until }) => until)]
      .filter((at) => at !== undefined && Number.isNaN(Date.parse(at)))
      .map((at) => `"${at}" is not a date`),
  ]
}

function windowEdges({ windows = {} }: ProductRecord['prices']) {
  return Object.values(windows).flatMap(({ from, to }) => [from, to])
}

function stockFaults({ stock }: ProductRecord): string[] {
  if (stock === undefined) return []
  return [stock.qty, stock.lowStockQty ?? 0]
    .filter((qty) => !isCount(qty) || qty > 2_000_000_000)
    .map((qty) => `the quantity ${qty} is not a whole number of pieces`)
}

function attributeFaults(run: Run, record: ProductRecord): string[] {
  const unknownAxes = (record.axes ?? []).filter((code) => !run.attributes.has(code))
  return [
    ...unknownAxes.map((code) => `the attribute "${code}" is not known`),
    ...Object.entries(record.attributes).flatMap(([code, values]) => valueFaults(run, code, values)),
  ]
}

function answerFaults({ customOptions = [] }: ProductRecord): string[] {
  return customOptions
    .flatMap(({ validators = [] }) => validators)
    .filter((one) => !isAnswerRule(one))
    .map(({ rule, value }) => `the rule "${rule}"${value === undefined ? '' : ` (${value})`} is not known`)
}

function valueFaults(run: Run, code: string, values: readonly string[]): string[] {
  const attribute = run.attributes.get(code)
  if (attribute === undefined) return [`the attribute "${code}" is not known`]
  if (!hasOptions(attribute.input)) return []
  return values
    .filter((key) => !attribute.optionIds.has(key))
    .map((key) => `"${key}" is no option of the attribute "${code}"`)
}

export function hasOptions(input: string): boolean {
  return input === 'select' || input === 'multiselect'
}

function isCount(value: number | undefined): boolean {
  return Number.isInteger(value) && Number(value) >= 0
}
