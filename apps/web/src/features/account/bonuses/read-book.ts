import { type BonusBook, getBonuses } from '@vitrine/contract/cart/bonuses'
import type { ShopClient } from '@vitrine/contract/client'

/** As many bookings as the call gives at once. */
const MOST = 100

/** With so many of its bookings, as far as there are any: what is earlier is asked for behind the last one there is. */
export async function readBook(client: ShopClient, wanted: number): Promise<BonusBook> {
  const book = await client.call(getBonuses, { query: { size: Math.min(wanted, MOST) } })
  const items = [...book.items]
  let last = items.at(-1)
  while (last && items.length < Math.min(wanted, book.total)) {
    const query = { size: Math.min(wanted - items.length, MOST), before: Number(last.id) }
    const earlier = await client.call(getBonuses, { query })
    items.push(...earlier.items)
    last = earlier.items.at(-1)
  }
  return { ...book, items }
}
