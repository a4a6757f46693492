import { getCategoryTree } from '@vitrine/contract/catalog'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { toMenu } from '../menu-category.ts'

/** As deep as the menu every page has. */
const DEPTH = 3

/** Categories with what may be promoted, and how much of it; undefined out of promo mode, and until they are there. */
export function usePromoMenu(isOpen: boolean): MenuNode[] | undefined {
  const shop = useObservable(promoShop)
  const { latest } = useAnswer(shop && isOpen ? 'promo menu' : null, async () => {
    const tree = await shop?.client.call(getCategoryTree, { query: { depth: DEPTH } })
    return tree && toMenu(tree.items)
  })
  return shop && latest
}
