// The small languages inside cells of Magento's product CSV.
import type { CustomDraft } from '../goods/draft.ts'
import { amountIn, countIn } from '../table/cells.ts'
import { nameIn, skuIn } from '../table/text-in.ts'

/** `color=Sand,note=a, b`: a piece without `=` belongs to the value before it. */
export function pairsIn(cell: string): [string, string][] {
  const pairs: [string, string][] = []
  for (const piece of splitUnquoted(cell)) {
    const [, name, value] = /^"?([a-z][a-z0-9_]*)=(.*)$/is.exec(piece) ?? []
    const last = pairs.at(-1)
    if (name !== undefined) pairs.push([name, trimQuote(value ?? '')])
    else if (last) last[1] = trimQuote(`${last[1]},${piece}`)
  }
  return pairs
}

/** `"note=a, b"` holds commas of its own. */
function splitUnquoted(cell: string): string[] {
  return cell.match(/"[^"]*"|[^,]+/g)?.map((piece) => piece.replace(/^"(.*)"$/s, '$1')) ?? []
}
const trimQuote = (text: string) => text.replace(/"$/, '').trim()

/** `sku=A,size=S|sku=B,size=M` */
export const rowsIn = (cell: string): Map<string, string>[] =>
  cell
    .split('|')
    .filter((part) => part.trim() !== '')
    .map((part) => new Map(pairsIn(part)))

/** One at least, and no more than anybody counts to; undefined for everything else. */
export function wholeIn(cell = ''): number | undefined {
  const count = countIn(cell)
  return count && count > 0 && count < 1_000_000 ? count : undefined
}

const CUSTOM = ['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple'] as const

/** Rows of one name are the values of one option; kinds the shop does not ask for become a field. */
export function customOptionsIn(cell: string): CustomDraft[] {
  const byName = new Map<string, Map<string, string>[]>()
  for (const row of rowsIn(cell)) {
    const name = nameIn(row.get('name') ?? '')
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), row])
  }
  return [...byName].map(([title, rows]) => {
    const [first] = rows
    const type = CUSTOM.find((one) => one === first?.get('type')) ?? 'field'
    const isChoice = type !== 'field' && type !== 'area'
    const priceOf = (row: Map<string, string> | undefined) => amountIn(row?.get('price') ?? '') ?? 0
    return {
      title,
      type,
      required: first?.get('required') === '1',
      price: isChoice ? undefined : priceOf(first),
      maxCharacters: wholeIn(first?.get('max_characters')),
      values: isChoice
        ? rows.map((row) => ({ title: nameIn(row.get('option_title') ?? ''), price: priceOf(row) }))
        : [],
    }
  })
}

const BUNDLE = ['select', 'radio', 'checkbox', 'multi'] as const

export function bundleOptionsIn(cell: string) {
  const byName = new Map<string, Map<string, string>[]>()
  for (const row of rowsIn(cell)) {
    const name = nameIn(row.get('name') ?? '')
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  return [...byName].map(([title, rows]) => {
    const hasDefault = rows.some((row) => row.get('default') === '1')
    return {
      titles: { en: title },
      type: BUNDLE.find((one) => one === rows[0]?.get('type')) ?? 'select',
      required: rows[0]?.get('required') !== '0',
      selections: rows.map((row, at) => ({
        sku: skuIn(row.get('sku') ?? ''),
        qty: wholeIn(row.get('default_qty')) ?? 1,
        isDefault: hasDefault ? row.get('default') === '1' : at === 0,
        canChangeQuantity: row.get('can_change_qty') === '1',
      })),
    }
  })
}
