import type { Page } from 'playwright-core'

export type CartRow = {
  sku: string
  qty: number
  price: number
  row_total: number
  options: { label: string; value: string }[]
}

/** Watches which cart the page speaks of; answers what the server holds in it, whatever the page draws. */
export function cartOnServer(page: Page, place: { url: string; store: string }) {
  let cartId: string | undefined
  page.on('request', (request) => {
    cartId = new URL(request.url()).searchParams.get('cartId') ?? cartId
  })
  return async (): Promise<CartRow[]> => {
    if (cartId === undefined) return []
    const answer = await fetch(`${place.url}/api/cart/pull?cartId=${cartId}&storeCode=${place.store}`)
    const { result } = (await answer.json()) as { result: CartRow[] }
    return result
      .map(({ sku, qty, price, row_total, options }) => ({ sku, qty, price, row_total, options }))
      .sort((a, b) => a.sku.localeCompare(b.sku))
  }
}
