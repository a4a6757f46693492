import { DetailsView } from '#web/features/account/details-view.tsx'
import { WishLetters } from '#web/features/wishlist/wish-letters.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function DetailsPage() {
  const t = useT()
  return (
    <>
      <Head title={t('account.details')} />
      <DetailsView letters={<WishLetters />} />
    </>
  )
}
