import { listCountries } from '@vitrine/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AddressesView } from '#web/features/account/addresses/addresses-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { shopOf } from '#web/lib/request-context.ts'
import { useT } from '#web/ui/shop-context.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return { countries: await shopOf(context).client.call(listCountries) }
}

export default function AddressesPage() {
  const t = useT()
  const { countries } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={t('account.addresses')} />
      <AddressesView countries={countries} />
    </>
  )
}
