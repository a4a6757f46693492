import type { ShopClient } from '@vitrine/contract/client'
import type { MergeRules } from '@vitrine/domain/cart/merge/merge-lines'
import type { Clock } from '../../clock/clock.ts'
import type { CartNoticeMessage } from '../../notice/notice.ts'
import type { CartKeeper } from '../stored/cart-keeper.ts'
import { isLeavingGuestCart } from '../stored/stored-cart.ts'
import type { CartSwitches } from '../switches.ts'

/** Puts a coupon on a cart again; rejects as any call does. */
export type CouponPort = { apply(client: ShopClient, cartId: string, coupon: string): Promise<unknown> }

/** What the sender works on. */
export type CartWork = {
  keeper: CartKeeper
  client: ShopClient
  /** The same shop without anybody's token. */
  guestClient: ShopClient
  isSignedIn: () => boolean
  coupons?: CouponPort
  clock: Clock
  newId: () => string
  switches: CartSwitches
  notify: (message: CartNoticeMessage) => void
  /** Attempts answered by a guest's cart since the last success, and whether this page made any. */
  bypass: { count: number; isOwn: boolean }
}

export function stampOf({ newId, clock }: CartWork): { id: string; now: number } {
  return { id: newId(), now: clock.now() }
}

export function clientOf({ keeper, client, guestClient }: CartWork): ShopClient {
  const stored = keeper.get()
  return stored.owner.kind === 'bypassed' || isLeavingGuestCart(stored) ? guestClient : client
}

export function rulesOf({ switches }: CartWork, forceClient = false): MergeRules {
  return {
    forceClient,
    serverMayRemove: switches.serverSyncCanRemoveLocalItems,
    serverMayModify: switches.serverSyncCanModifyLocalItems,
  }
}
