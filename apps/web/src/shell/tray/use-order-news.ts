import { useEffect, useEffectEvent, useRef } from 'react'
import { useHref, useLocation, useNavigate, useNavigation } from 'react-router'
import { useLeaveToPay } from '#web/engine/pay/use-leave-to-pay.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { useTray } from '#web/engine/use-tray.ts'
import { notify } from '#web/lib/notify.ts'
import { dropReminder, leaveReminder } from '#web/lib/order/order-reminder.ts'
import { usePixel } from '#web/lib/pixel/use-pixel.ts'
import { refusalWords } from '#web/lib/tray/refusal-words.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { noteWayToOrder, useWayToOrder } from './use-way-to-order.ts'

const CHECKOUT = '/checkout'
/** The checkout and the page of thanks speak of their order themselves. */
const SPEAKS_ITSELF = /^\/(checkout|order)(\/|$)/

/**
 * An order made offline is offered for confirmation once the line is back, and never sent behind somebody's back. One
 * that had left is asked for by itself, and what became of it is said wherever its shopper is by then.
 */
export function useOrderNews(): void {
  const { pathname } = useLocation()
  useReminder(SPEAKS_ITSELF.test(pathname))
  useNoteForWorker()
  useOutcome(pathname)
  useWayToOrder(pathname === CHECKOUT)
}

function useReminder(isSpokenOf: boolean): void {
  const t = useT()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const unsent = useTray().items.find(({ kind, attempts }) => kind === 'order' && attempts === 0)?.id
  const due = isOnline && !isSpokenOf ? unsent : undefined
  const remind = useEffectEvent(() =>
    notify({
      text: t('sync.order'),
      tone: 'warning',
      action: { label: t('sync.orderConfirm'), onClick: () => void navigate(CHECKOUT) },
    }),
  )
  // Once an order, whatever page follows.
  useEffect(() => {
    if (due !== undefined) remind()
  }, [due])
}

/** The checkout is gone by then: its goods have left. So it is from here that its shopper is led to the page of thanks. */
function useOutcome(pathname: string): void {
  const t = useT()
  const navigate = useNavigate()
  // Whoever is on the way to a page counts as there: the checkout would find an empty bag.
  const checkout = useHref(CHECKOUT)
  const { location: goal } = useNavigation()
  const isAtCheckout = goal ? goal.pathname === checkout : pathname === CHECKOUT
  const { email } = useShopInfo()
  const { orders } = useOrders()
  const leaveToPay = useLeaveToPay()
  const tellPixel = usePixel()
  const told = useRef<string>(undefined)
  const tell = useEffectEvent(() => {
    const outcome = orders.settled.get()
    if (outcome === null || outcome.outcome === 'waiting') return
    if (outcome.outcome === 'refused' && pathname === CHECKOUT) return
    if (outcome.outcome === 'refused')
      return notify({
        text: refusalWords(t, outcome, email),
        tone: 'error',
        action: { label: t('cart.checkout'), onClick: () => void navigate(CHECKOUT) },
      })
    const { orderNumber: number, order_id: id } = outcome.order
    // Cart and checkout may ask for it one after the other.
    if (told.current === id) return
    told.current = id
    const { grand_total: value, currency } = outcome.order.order
    tellPixel({ name: 'Purchase', id, value, currency })
    // The page of the order first: whoever comes back from the payment by "Back" finds it there.
    if (isAtCheckout) {
      noteWayToOrder(id)
      return void Promise.resolve(navigate(`/order/${id}`, { replace: true })).then(() =>
        leaveToPay(id, outcome.order),
      )
    }
    notify({
      text: t('sync.orderPlaced', { number }),
      tone: 'success',
      action: { label: t('sync.orderShow'), onClick: () => void navigate(`/order/${id}`) },
    })
  })
  useEffect(() => {
    // The engine may have heard of it before this code was here.
    tell()
    return orders.settled.subscribe(() => tell())
  }, [orders])
}

/** For whoever leaves the shop before there is a line again. */
function useNoteForWorker(): void {
  const t = useT()
  const { code } = useStore()
  const isWaiting = useTray().items.some(({ kind }) => kind === 'order')
  const leave = useEffectEvent(() =>
    leaveReminder({ title: t('sync.order'), body: t('sync.orderConfirm'), url: `/${code}?order=offline` }),
  )
  const waitedIn = useRef<string>(undefined)
  useEffect(() => {
    if (isWaiting) void leave()
    // In another store view the order of this one goes on waiting.
    else if (waitedIn.current === code) void dropReminder()
    waitedIn.current = isWaiting ? code : undefined
  }, [isWaiting, code])
}
