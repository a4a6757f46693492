import { listEstimates } from '@vitrine/contract/cart/estimates'
import { listCountries } from '@vitrine/contract/content'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { MAX_CART_LINES } from '@vitrine/domain/cart/to-quantity'
import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useCart } from '#web/engine/use-cart.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { useTray } from '#web/engine/use-tray.ts'
import { CartEmpty } from '#web/features/cart/cart-empty.tsx'
import { NotOrderable } from '#web/features/cart/waiting/not-orderable.tsx'
import { CheckoutView } from '#web/features/checkout/checkout-view.tsx'
import { UnansweredOrder, useUnansweredOrder } from '#web/features/checkout/offline/unanswered-order.tsx'
import { Head } from '#web/lib/head.tsx'
import { pack, unpack } from '#web/lib/loaded/packed.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = shopOf(context)
  const [countries, estimates] = await Promise.all([client.call(listCountries), client.call(listEstimates)])
  return { countries, estimates: pack(estimates) }
}

export default function CheckoutPage() {
  const t = useT()
  const { countries, estimates } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={t('checkout.title')} />
      <WhatCanBeOrdered>
        <CheckoutView countries={countries} estimates={unpack(estimates)} />
      </WhatCanBeOrdered>
    </>
  )
}

function WhatCanBeOrdered({ children }: { children: ReactNode }) {
  const t = useT()
  const { loaded, lines } = useCart()
  const isOrdered = useTray().items.some(({ kind }) => kind === 'order')
  const unanswered = useUnansweredOrder()
  const taken = useOrderTaken()
  const count = lines.filter(isBuyable).length
  if (!loaded) return children
  if (lines.length === 0 && taken !== undefined)
    return (
      <div className={`wrap ${styles.alone}`} aria-busy="true">
        <h1 className="type-title">{t('sync.orderPlaced', { number: taken })}</h1>
      </div>
    )
  if (lines.length === 0)
    return (
      <div className="wrap">
        <h1 className="visually-hidden">{t('checkout.title')}</h1>
        {unanswered.isThere && <UnansweredOrder />}
        <CartEmpty />
      </div>
    )
  // An order that waits is answered by the form, whatever its goods have come to.
  if (isOrdered || (count > 0 && count <= MAX_CART_LINES)) return children
  return (
    <div className="wrap">
      <NotOrderable count={count} />
    </div>
  )
}

/** The number of the order placed on this page; its goods have left the bag, and the page of thanks is on its way. */
function useOrderTaken(): string | undefined {
  const { settled } = useOrders().orders
  const outcome = useObservable(settled)
  const [before] = useState(outcome)
  return outcome !== before && outcome?.outcome === 'confirmed' ? outcome.order.orderNumber : undefined
}
