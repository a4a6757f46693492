import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { MOST_CHANGES, saveProducts } from '@vitrine/contract/catalog/editing/products'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { inParts } from '../answer/in-parts.ts'
import { moneyOf, piecesOf, typedSum } from '../decimal-of.ts'
import { useSaving } from './use-saving.ts'

export type Cells = { name?: string; price?: string; stock?: string; status?: 1 | 2 }
export type CellName = keyof Cells
export type DraftCells = Cells & { isOvertaken: boolean }
/** What was changed of one product; its price may be in several stores. */
type Changed = {
  /** As it was seen when its change began; the list may show others by now, or this one as somebody else left it. */
  product: ListedProduct
  /** The list was read anew since a save, and whoever writes was told: it is saved upon what is shown. */
  isOvertaken: boolean
  cells: Omit<Cells, 'price'>
  prices: Partial<Record<StoreCode, string>>
}

/** Cells that were changed, kept until all of them are saved together, whatever the list shows by then. */
export function useCells(products: readonly ListedProduct[], store: StoreCode, reload: () => void) {
  const client = useClient()
  const { language, locale } = useStore()
  const [changed, setChanged] = useState<ReadonlyMap<number, Changed>>(new Map())
  const [names, setNames] = useState<readonly string[]>([])
  const { isBusy, faults, run, forgive } = useSaving()
  const standing = upon(changed, products, store)
  const change = (product: ListedProduct, name: CellName, value: string | 1 | 2) => {
    const begun = changed.get(product.id) ?? { product, isOvertaken: false, cells: {}, prices: {} }
    const { cells, prices } = begun
    const put = <Of extends object>(of: Of, key: string): Of => {
      const rest = Object.fromEntries(Object.entries(of).filter(([one]) => one !== key))
      return (String(value) === asText(product, name, locale) ? rest : { ...rest, [key]: value }) as Of
    }
    const next: Changed =
      name === 'price' ? { ...begun, prices: put(prices, store) } : { ...begun, cells: put(cells, name) }
    const all = new Map(changed).set(product.id, next)
    setChanged(new Map([...all].filter(([, one]) => sizeOf(one) > 0)))
  }
  async function save() {
    if (standing.size === 0) return
    const saved = new Set<number>()
    const outcome = await run(async () => {
      // Each all or nothing; those before one that is refused are saved, and leave.
      for (const part of inParts([...standing.values()], MOST_CHANGES)) {
        setNames(part.map(({ product }) => product.name))
        await client.call(saveProducts, { body: { items: part.map((one) => itemOf(one, language)) } })
        for (const { product } of part) saved.add(product.id)
      }
    })
    if (outcome === 'refused' && saved.size === 0) return
    const isAsked = (id: number) => (outcome === 'changed' ? changed.has(id) : saved.has(id))
    setChanged((now) => {
      // What was typed meanwhile was not sent, and stays.
      const left = [...now].filter(([id, one]) => !saved.has(id) || one !== changed.get(id))
      return new Map(left.map(([id, one]) => [id, { ...one, isOvertaken: one.isOvertaken || isAsked(id) }]))
    })
    reload()
  }
  return {
    of(id: number): DraftCells {
      const { cells = {}, prices = {}, isOvertaken = false } = standing.get(id) ?? {}
      const { [store]: price } = prices
      return { ...cells, ...(price !== undefined && { price }), isOvertaken }
    },
    change,
    count: [...standing.values()].reduce((sum, one) => sum + sizeOf(one), 0),
    clear() {
      setChanged(new Map())
      forgive()
    },
    save,
    isBusy,
    faults,
    names,
  }
}

/**
 * What somebody else was quicker with stands upon what the list shows by now. A price they have reduced there has no cell
 * any more, and is not written over.
 */
function upon(
  changed: ReadonlyMap<number, Changed>,
  products: readonly ListedProduct[],
  store: StoreCode,
): ReadonlyMap<number, Changed> {
  const standing = [...changed].map(([id, one]): [number, Changed] => {
    const shown = one.isOvertaken ? products.find((product) => product.id === id) : undefined
    if (!shown) return [id, one]
    const { [store]: _, ...others } = one.prices
    return [id, { ...one, product: shown, prices: shown.special_price === null ? one.prices : others }]
  })
  return new Map(standing.filter(([, one]) => sizeOf(one) > 0))
}

const sizeOf = ({ cells, prices }: Changed): number => Object.keys(cells).length + Object.keys(prices).length

/** As the cell shows it before it is changed. */
export function asText(
  { name, price, stock, status }: ListedProduct,
  cell: CellName,
  locale: string,
): string {
  return String(
    { name, price: typedSum(price, locale), stock: stock ?? '', status: status === 1 ? 1 : 2 }[cell],
  )
}

const WHOLE = { special_price: null, special_from: null, special_to: null }

const itemOf = (one: Changed, language: string) => {
  const { id, version } = one.product
  return { id, version, ...wireOf(one, language) }
}

/** A cell that was emptied holds no number, and is refused rather than taken for nothing. */
function wireOf(
  { product: { stock }, cells: { name, status, stock: pieces }, prices }: Changed,
  language: string,
) {
  const inStores = Object.entries(prices).map(([store, price]) => [
    store,
    { price: moneyOf(price), ...WHOLE },
  ])
  return {
    parts: {
      ...(name !== undefined && { texts: { [language]: { name } } }),
      ...(inStores.length > 0 && { prices: Object.fromEntries(inStores) }),
      ...(status !== undefined && { status }),
    },
    ...(pieces !== undefined && { stock: { was: stock, qty: piecesOf(pieces) } }),
  }
}
