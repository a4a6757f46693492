import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { saveProducts } from '@vitrine/contract/catalog/editing/products'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { decimalOf } from '../decimal-of.ts'
import { useSaving } from './use-saving.ts'

export type Cells = { name?: string; price?: string; stock?: string; status?: 1 | 2 }
export type CellName = keyof Cells

/** Cells that were changed, kept until all of them are saved together. */
export function useCells(products: readonly ListedProduct[], store: StoreCode, reload: () => void) {
  const client = useClient()
  const { language } = useStore()
  const [changed, setChanged] = useState<ReadonlyMap<number, Cells>>(new Map())
  const { isBusy, faults, run } = useSaving()
  const change = (product: ListedProduct, name: CellName, value: string | 1 | 2) => {
    const { [name]: _, ...rest } = changed.get(product.id) ?? {}
    const cells: Cells = String(value) === asText(product, name) ? rest : { ...rest, [name]: value }
    const next = new Map(changed)
    if (Object.keys(cells).length === 0) next.delete(product.id)
    else next.set(product.id, cells)
    setChanged(next)
  }
  async function save() {
    const items = products.flatMap((product) => {
      const cells = changed.get(product.id)
      return cells
        ? [{ id: product.id, version: product.version, ...wireOf(product, cells, { language, store }) }]
        : []
    })
    if (items.length === 0) return
    const outcome = await run(() => client.call(saveProducts, { body: { items } }))
    if (outcome === 'saved') setChanged(new Map())
    if (outcome !== 'refused') reload()
  }
  const count = [...changed.values()].reduce((sum, cells) => sum + Object.keys(cells).length, 0)
  return {
    of: (id: number) => changed.get(id) ?? {},
    change,
    count,
    clear: () => setChanged(new Map()),
    save,
    isBusy,
    faults,
  }
}

/** As the cell shows it before it is changed. */
export function asText({ name, price, stock, status }: ListedProduct, cell: CellName): string {
  return String({ name, price: price ?? '', stock: stock ?? '', status: status === 1 ? 1 : 2 }[cell])
}

type Where = { language: string; store: StoreCode }

function wireOf({ stock }: ListedProduct, cells: Cells, { language, store }: Where) {
  const { name, price, status } = cells
  const whole = { special_price: null, special_from: null, special_to: null }
  return {
    parts: {
      ...(name !== undefined && { texts: { [language]: { name } } }),
      ...(price !== undefined && {
        prices: { [store]: { price: decimalOf(price), ...whole } },
      }),
      ...(status !== undefined && { status }),
    },
    ...(cells.stock !== undefined && { stock: { was: stock, qty: Number(cells.stock) } }),
  }
}
