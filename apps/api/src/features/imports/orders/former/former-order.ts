// An order of a former shop: what its table says of it, and nothing this shop reckons with.
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { Refused, type Told } from '#api/refusal/told.ts'

/** What has no column of its own, by the name of its field; what is empty is not there. */
export type Facts = Record<string, string | number>
export type FormerLine = {
  sku: string
  name: string
  qty: number
  price_minor: number | null
  facts: Facts
}
export type Ending = 'canceled' | 'refunded' | null
export type FormerOrder = {
  number: string
  email: string
  /** ISO 8601. */
  placed_at: string
  currency: string
  total_minor: number
  ending: Ending
  facts: Facts
  lines: FormerLine[]
}
export type GivenOrder = { place: SourcePlace; order: FormerOrder }

/** Of a row that makes no order: told by its line, and the order is left out. */
export class BadRow extends Refused {
  readonly place: SourcePlace

  constructor(place: SourcePlace, told: Told) {
    super(told)
    this.name = 'BadRow'
    this.place = place
  }
}
