import { getCategoryTree } from '@vitrine/contract/catalog'
import { CallError } from '@vitrine/contract/reply'
import { loadShopInfo } from '#web/lib/content/load-shop-info.ts'
import type { Frame } from '#web/lib/loaded/frame.ts'
import { pack } from '#web/lib/loaded/packed.ts'
import type { RootData } from '#web/lib/loaded/root-data.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { loadPopular } from '#web/lib/search/load-popular.ts'
import { NO_INFO } from '#web/lib/shop-info.ts'
import { chosenOf, countedIn, toMenu } from './menu-category.ts'

/** Without its menu, or what the shop says of itself, a page is poorer, not broken. */
export async function loadFrame({ client, log, publicUrl, stage }: ShopRequest): Promise<Frame> {
  let isWhole = true
  const orElse =
    <T>(instead: T) =>
    (error: unknown) => {
      // A catalogue that was imported bare says nothing of its shop.
      if (error instanceof CallError && error.code === 404) return instead
      log(error)
      isWhole = false
      return instead
    }
  const [tree, info, popular] = await Promise.all([
    client.call(getCategoryTree, { query: { depth: 3 } }).catch(orElse({ items: [] })),
    loadShopInfo(client).catch(orElse(NO_INFO)),
    // Without them the search asks by itself.
    loadPopular(client).catch(() => undefined),
  ])
  const menu = chosenOf(toMenu(tree.items, countedIn(tree.items, info.choosesProducts)), info.navbar)
  const data: RootData = {
    ...{ menu, info, publicUrl, stage, year: new Date().getFullYear() },
    ...(popular && { popular }),
  }
  return { packed: pack(data), isWhole }
}
