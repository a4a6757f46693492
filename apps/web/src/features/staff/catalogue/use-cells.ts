import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { saveProducts } from '@vitrine/contract/catalog/editing/products'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { moneyOf, piecesOf } from '../decimal-of.ts'
import { useSaving } from './use-saving.ts'

export type Cells = { name?: string; price?: string; stock?: string; status?: 1 | 2 }
export type CellName = keyof Cells
/** What was changed of one product; its price may be in several stores. */
type Changed = {
  /** As it was seen last when it was changed; the list may show others by now. */
  product: ListedProduct
  cells: Omit<Cells, 'price'>
  prices: Partial<Record<StoreCode, string>>
}

/** Cells that were changed, kept until all of them are saved together, whatever the list shows by then. */
export function useCells(products: readonly ListedProduct[], store: StoreCode, reload: () => void) {
  const client = useClient()
  const { language } = useStore()
  const [changed, setChanged] = useState<ReadonlyMap<number, Changed>>(new Map())
  const [names, setNames] = useState<readonly string[]>([])
  const { isBusy, faults, run, forgive } = useSaving()
  const change = (product: ListedProduct, name: CellName, value: string | 1 | 2) => {
    const { cells, prices } = changed.get(product.id) ?? { cells: {}, prices: {} }
    const put = <Of extends object>(of: Of, key: string): Of => {
      const rest = Object.fromEntries(Object.entries(of).filter(([one]) => one !== key))
      return (String(value) === asText(product, name) ? rest : { ...rest, [key]: value }) as Of
    }
    const next: Changed =
      name === 'price'
        ? { product, cells, prices: put(prices, store) }
        : { product, cells: put(cells, name), prices }
    const all = new Map(changed).set(product.id, next)
    setChanged(new Map([...all].filter(([, one]) => sizeOf(one) > 0)))
  }
  async function save() {
    const items = [...changed.values()].map((one) => {
      const product = products.find(({ id }) => id === one.product.id) ?? one.product
      return { id: product.id, version: product.version, ...wireOf({ ...one, product }, language) }
    })
    if (items.length === 0) return
    setNames([...changed.values()].map(({ product }) => product.name))
    const outcome = await run(() => client.call(saveProducts, { body: { items } }))
    // What was typed meanwhile was not sent, and stays.
    if (outcome === 'saved')
      setChanged((now) => new Map([...now].filter(([id, one]) => one !== changed.get(id))))
    if (outcome !== 'refused') reload()
  }
  return {
    of(id: number): Cells {
      const { cells = {}, prices = {} } = changed.get(id) ?? {}
      const { [store]: price } = prices
      return { ...cells, ...(price !== undefined && { price }) }
    },
    change,
    count: [...changed.values()].reduce((sum, one) => sum + sizeOf(one), 0),
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

const sizeOf = ({ cells, prices }: Changed): number => Object.keys(cells).length + Object.keys(prices).length

/** As the cell shows it before it is changed. */
export function asText({ name, price, stock, status }: ListedProduct, cell: CellName): string {
  return String({ name, price: price ?? '', stock: stock ?? '', status: status === 1 ? 1 : 2 }[cell])
}

const WHOLE = { special_price: null, special_from: null, special_to: null }

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
