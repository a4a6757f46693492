import { listEstimates } from '@vitrine/contract/cart/estimates'
import { listCountries } from '@vitrine/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useCart } from '#web/engine/use-cart.ts'
import { CartEmpty } from '#web/features/cart/cart-empty.tsx'
import { CheckoutView } from '#web/features/checkout/checkout-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { pack, unpack } from '#web/lib/loaded/packed.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { useT } from '#web/ui/shop-context.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = shopOf(context)
  const [countries, estimates] = await Promise.all([client.call(listCountries), client.call(listEstimates)])
  return { countries, estimates: pack(estimates) }
}

export default function CheckoutPage() {
  const t = useT()
  const { countries, estimates } = useLoaderData<typeof loader>()
  const { loaded, lines } = useCart()
  return (
    <>
      <Head title={t('checkout.title')} />
      {loaded && lines.length === 0 ? (
        <div className="wrap">
          <h1 className="visually-hidden">{t('checkout.title')}</h1>
          <CartEmpty />
        </div>
      ) : (
        <CheckoutView countries={countries} estimates={unpack(estimates)} />
      )}
    </>
  )
}
