import { listCountries } from '@vitrine/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useCart } from '#web/engine/use-cart.ts'
import { CartEmpty } from '#web/features/cart/cart-empty.tsx'
import { CheckoutView } from '#web/features/checkout/checkout-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { shopOf } from '#web/lib/request-context.ts'
import { useT } from '#web/ui/shop-context.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return { countries: await shopOf(context).client.call(listCountries) }
}

export default function CheckoutPage() {
  const t = useT()
  const { countries } = useLoaderData<typeof loader>()
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
        <CheckoutView countries={countries} />
      )}
    </>
  )
}
