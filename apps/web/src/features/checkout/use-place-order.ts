import type { PlaceOrder } from '@vitrine/contract/order'
import type { OrderOutcome } from '@vitrine/sync/order/order-outbox'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBag, useCart } from '#web/lib/bag.tsx'
import { type Details, toAddress } from './details.ts'
import type { Methods } from './use-methods.ts'

export type Phase =
  | { phase: 'editing' }
  | { phase: 'sending' }
  /** No answer yet; it is kept and sent again with the same id. */
  | { phase: 'waiting' }
  | { phase: 'refused'; errorCode: string; message: string }

export function usePlaceOrder(details: Details, methods: Methods) {
  const { outbox, cart, details: kept, newId } = useBag()
  const { cartId, lines } = useCart()
  const navigate = useNavigate()
  const [state, setState] = useState<Phase>({ phase: 'editing' })

  const settle = async (outcome: OrderOutcome | undefined) => {
    if (outcome === undefined) return
    if (outcome.outcome === 'waiting') return setState({ phase: 'waiting' })
    if (outcome.outcome === 'refused') {
      setState({ phase: 'refused', errorCode: outcome.meta.errorCode ?? '', message: outcome.message })
      methods.retry()
      return cart.flush()
    }
    await Promise.all([cart.forget(outcome.products), kept.forget()])
    await navigate(`/order/${outcome.order.order_id}`, { replace: true })
  }
  const resume = async () => settle(await outbox.resume())
  const sendAgain = useEffectEvent(resume)

  // An order kept by an earlier visit goes out once, on arrival.
  useEffect(() => {
    void outbox.waiting().then((body) => {
      if (body === undefined) return
      setState({ phase: 'waiting' })
      return sendAgain()
    })
    const again = () => void sendAgain()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [outbox])

  const place = async () => {
    const { chosenShipping, chosenPayment, totals } = methods
    if (cartId === null || !chosenPayment || !totals) return
    setState({ phase: 'sending' })
    const address = toAddress(details)
    const products = lines
      .filter((line) => line.stock.status !== 'out_of_stock')
      .map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
    const body: PlaceOrder = {
      order_id: `${Date.now()}-${newId()}`,
      cart_id: cartId,
      cart_version: totals.cart_version,
      created_at: new Date().toISOString(),
      products,
      expected_total: totals.grand_total,
      addressInformation: {
        shippingAddress: chosenShipping ? address : undefined,
        billingAddress: address,
        shipping_carrier_code: chosenShipping?.carrier_code ?? '',
        shipping_method_code: chosenShipping?.method_code ?? '',
        payment_method_code: chosenPayment.code,
      },
    }
    await settle(await outbox.place(body))
  }
  return { state, place, resume }
}
