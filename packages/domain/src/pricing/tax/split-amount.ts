import { grossOf, taxInGross } from './tax-in-gross.ts'

/** Minor units; net and tax always sum to gross. */
export type TaxedAmount = { net: number; gross: number; tax: number }
export type TaxTerms = { percent: number; includesTax: boolean }

export function splitAmount(minor: number, { percent, includesTax }: TaxTerms): TaxedAmount {
  const gross = includesTax ? minor : grossOf(minor, percent)
  const net = includesTax ? minor - taxInGross(minor, percent) : minor
  return { net, gross, tax: gross - net }
}
