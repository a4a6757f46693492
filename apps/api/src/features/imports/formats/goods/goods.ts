// What one reading of a foreign table has found: products the shop can take, and rows it cannot, by line.

import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { clipped } from '@vitrine/domain/content/clipped'
import { type Told, told } from '#api/refusal/told.ts'
import { ProblemList } from '../../problems.ts'
import type { Draft } from './draft.ts'
import { MAX_SKU } from './words.ts'

export const MAX_NAME = 255
const MAX_TEXT = 300_000
/** Deeper than any editor makes it: such a text only wants to be read for ever. */
const MAX_TAGS = 5000
/** In any currency; ninety times as much, in another, the shop still takes. */
const MAX_MINOR = 10_000_000_000
/** Sold and counted as what they are; the others by their parts. */
export const SOLD_BY_PIECE = new Set(['simple', 'virtual', 'downloadable'])

export class Goods {
  /** Rows that are not imported. */
  readonly leftOut = new ProblemList()
  /** Taken, though not as it stands in the file. */
  readonly remarks = new ProblemList()
  readonly drafts = new Map<string, Draft>()
  /** Keys the file speaks of, whether or not their rows could be taken. */
  readonly named = new Set<string>()
  rows = 0

  leaveOut(place: SourcePlace, { reason, params }: Told): void {
    this.leftOut.add({ place, reason, ...(params && { params }) })
  }

  remark(place: SourcePlace, why: Told): void {
    this.remarks.add({ place, ...why })
  }

  /** Answers whether it was taken. */
  add(draft: Draft): boolean {
    const fault = this.#faultOf(draft)
    if (fault) this.leaveOut(draft.place, fault)
    else this.drafts.set(draft.sku, draft)
    return fault === undefined
  }

  #faultOf({ sku, name, ...draft }: Draft): Told | undefined {
    if (sku === '') return told('SKU_EMPTY')
    if (sku.length > MAX_SKU) return told('SKU_TOO_LONG', { sku: clipped(sku, 40), limit: MAX_SKU })
    const other = this.drafts.get(sku)
    if (other) return told('SKU_TWICE', { sku, line: String(other.place.line) })
    if (name === '') return told('NAME_EMPTY', { sku })
    const text = faultOfTexts({ name }) ?? textFaultOf(draft)
    if (text?.field === 'name') return told('NAME_TOO_LONG', { sku, limit: MAX_NAME })
    if (text) return told('TEXT_TOO_LONG', { ...text, sku })
    if (SOLD_BY_PIECE.has(draft.type) && draft.price === undefined && !draft.kept)
      return told('PRICE_EMPTY', { sku })
    if ((draft.price ?? 0) > MAX_MINOR) return told('PRICE_TOO_HIGH', { sku })
    return undefined
  }
}

type Texts = {
  name?: string | undefined
  description?: string | undefined
  shortDescription?: string | undefined
}
type TextFault = { field: 'name' | 'description' | 'summary'; length: number }

function textFaultOf({ kept, ...own }: Texts & Pick<Draft, 'kept'>): TextFault | undefined {
  for (const { description, shortDescription } of [own, ...Object.values(kept?.record.texts ?? {})]) {
    const fault = faultOfTexts({ description, shortDescription })
    if (fault) return fault
  }
  return undefined
}

/** The first that no shelf has room for. */
export function faultOfTexts({ name = '', ...long }: Texts): TextFault | undefined {
  if (name.length > MAX_NAME) return { field: 'name', length: name.length }
  const { description, shortDescription: summary } = long
  if (isTooMuch(description)) return { field: 'description', length: description.length }
  return isTooMuch(summary) ? { field: 'summary', length: summary.length } : undefined
}

function isTooMuch(text: string | undefined): text is string {
  return text !== undefined && (text.length > MAX_TEXT || text.split('<', MAX_TAGS + 1).length > MAX_TAGS)
}
