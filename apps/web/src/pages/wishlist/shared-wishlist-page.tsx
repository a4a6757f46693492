import { useParams } from 'react-router'
import { SharedWishlistView } from '#web/features/wishlist/shared-wishlist-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function SharedWishlistPage() {
  const t = useT()
  const { code = '' } = useParams()
  return (
    <>
      <Head title={t('wishlist.shared')} />
      <SharedWishlistView key={code} code={code} />
    </>
  )
}
