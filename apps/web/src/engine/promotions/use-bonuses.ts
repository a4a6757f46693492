import { type Bonuses, getBonuses, skipBonuses, spendBonuses } from '@vitrine/contract/cart/promotions'
import { syncedCartId } from '@vitrine/sync/cart/stored/synced-cart'
import { useEffect, useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useCart, useCartStore } from '../use-cart.ts'
import { useClient } from '../use-client.ts'
import { useSession } from '../use-session.ts'
import { hadBonuses, keepHadBonuses } from './known-bonuses.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/**
 * The bonuses of whoever is signed in, for the bag as the shop counted it; undefined for guests and until it is known, when
 * some may be expected.
 */
export function useBonuses() {
  const client = useClient()
  const store = useCartStore()
  const cart = useCart()
  const { status, customer } = useSession()
  const isSignedIn = status === 'signed-in'
  const { code } = useStore()
  const isOnline = useIsOnline()
  const tellFailure = useFailureNotice()
  const [isBusy, setBusy] = useState(false)
  const version = cart.totalsStale ? undefined : cart.totals?.cart_version
  const cartId = version === undefined ? null : syncedCartId(cart)
  const query = { cartId: cartId ?? '' }
  const key = isSignedIn && cartId !== null ? `${cartId} ${version}` : null
  const asked = useAnswer<Bonuses>(key, () => client.call(getBonuses, { query }))
  const latest = isSignedIn ? (asked.answer ?? asked.latest) : undefined
  const [wish, setWish] = useState<{ spend: boolean; over: Bonuses | undefined }>()
  const account = latest?.account
  useEffect(() => {
    if (customer && account !== undefined) keepHadBonuses({ customer, store: code }, account > 0)
  }, [customer, code, account])
  const isComing = isSignedIn && isOnline && !latest && asked.error === undefined
  const isExpected = isComing && hadBonuses({ customer, store: code })
  // What was pressed stands until the shop says how it is.
  const bonuses = latest && wish?.over === latest ? { ...latest, spend: wish.spend } : latest
  const setSpending = async (spend: boolean) => {
    if (cartId === null || isBusy) return
    setBusy(true)
    setWish({ spend, over: latest })
    try {
      await client.call(spend ? spendBonuses : skipBonuses, { query })
      await store.sync()
    } catch {
      setWish(undefined)
      tellFailure()
      asked.retry()
    }
    setBusy(false)
  }
  return { bonuses, isExpected, isBusy, setSpending }
}
