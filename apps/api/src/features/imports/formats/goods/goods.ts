// What one reading of a foreign table has found: products the shop can take, and rows it cannot, by line.
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { ProblemList } from '../../problems.ts'
import type { Draft } from './draft.ts'
import { MAX_SKU } from './words.ts'

const MAX_NAME = 255
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

  leaveOut(place: SourcePlace, message: string): void {
    this.leftOut.add({ place, message })
  }

  remark(place: SourcePlace, message: string): void {
    this.remarks.add({ place, message })
  }

  /** Answers whether it was taken. */
  add(draft: Draft): boolean {
    const fault = this.#faultOf(draft)
    if (fault) this.leaveOut(draft.place, fault)
    else this.drafts.set(draft.sku, draft)
    return fault === undefined
  }

  #faultOf({ sku, name, ...draft }: Draft): string | undefined {
    if (sku === '') return 'the SKU is empty'
    if (sku.length > MAX_SKU) return `the SKU "${sku.slice(0, 40)}…" is longer than ${MAX_SKU} characters`
    const other = this.drafts.get(sku)
    if (other) return `the SKU "${sku}" stands in line ${other.place.line} already, the first one counts`
    if (name === '') return `the name of "${sku}" is empty`
    const text = faultOfTexts({ name }) ?? textFaultOf(draft)
    if (text) return `the ${text.field} of "${sku}" is ${text.is}`
    if (SOLD_BY_PIECE.has(draft.type) && draft.price === undefined && !draft.kept)
      return `the price of "${sku}" is empty`
    if ((draft.price ?? 0) > MAX_MINOR) return `the price of "${sku}" is no amount`
    return undefined
  }
}

type Texts = {
  name?: string | undefined
  description?: string | undefined
  shortDescription?: string | undefined
}
type TextFault = { field: string; is: string }

function textFaultOf({ kept, ...own }: Texts & Pick<Draft, 'kept'>): TextFault | undefined {
  for (const { description, shortDescription } of [own, ...Object.values(kept?.record.texts ?? {})]) {
    const fault = faultOfTexts({ description, shortDescription })
    if (fault) return fault
  }
  return undefined
}

/** The first that no shelf has room for. */
export function faultOfTexts({ name = '', ...long }: Texts): TextFault | undefined {
  if (name.length > MAX_NAME) return { field: 'name', is: `longer than ${MAX_NAME} characters` }
  for (const [field, text] of Object.entries({
    description: long.description,
    summary: long.shortDescription,
  }))
    if (isTooMuch(text)) return { field, is: `too long: ${text.length} characters` }
  return undefined
}

function isTooMuch(text: string | undefined): text is string {
  return text !== undefined && (text.length > MAX_TEXT || text.split('<', MAX_TAGS + 1).length > MAX_TAGS)
}
