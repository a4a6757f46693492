import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import type { ReactNode } from 'react'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { refreshCabinet } from '../refresh.ts'

/** A shop with a signed-in partner, who has these pieces and no posts yet. */
export function aCabinet(pieces: readonly PromoProduct[] = []) {
  notices.set([])
  // What was answered to the test before is not known any more.
  refreshCabinet(0, { isForced: true })
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { script } = shop.client
  script['blogger.promoProducts'] = () => ({ items: pieces, total: pieces.length })
  script['blogger.posts'] = () => ({ items: [], total: 0 })
  script['blogger.earnings'] = () => ({ items: [], posts: [] })
  script['blogger.link'] = () => ({ parameter: 'ref', code: 'mila', coupons: [] })
  return shop
}

export async function openRoom(room: ReactNode, shop: ReturnType<typeof aCabinet>, address = '/cabinet') {
  const opened = await openPage(room, { shop, address })
  await settled()
  return opened
}

/** What was sent by this call, newest last. */
export const sentBy = ({ client }: ReturnType<typeof aCabinet>, id: string) =>
  client.asked.filter((one) => one.id === id).map(({ input }) => (input as { body: unknown }).body)
