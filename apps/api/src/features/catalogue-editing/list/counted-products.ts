import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { type CountedList, wishOf } from '#api/routing/lists/counted-list.ts'
import { countEach } from './select-top.ts'

type Wish = ReturnType<typeof wishOf<typeof listEditedProducts>>

/**
 * What is true of a product is dear to find out, so it is found out once for all addresses of a store, to the last product.
 * An address without a store is looked at in the money of whoever looks.
 */
export const countedProducts: CountedList = {
  may: listEditedProducts.may,
  async count(ctx, addresses, most) {
    const wishes = addresses.map((address) => wishOf(listEditedProducts, address, { store: ctx.store.code }))
    const counted = new Map<Wish, number>()
    for (const [store, asked] of Map.groupBy(wishes, (wish) => wish.store)) {
      const counts = await countEach(ctx.db, asked, { storeId: storeIdOf(store) ?? 1, now: ctx.now() })
      for (const [at, wish] of asked.entries()) counted.set(wish, Math.min(counts[at] ?? 0, most))
    }
    return wishes.map((wish) => counted.get(wish) ?? 0)
  },
}
