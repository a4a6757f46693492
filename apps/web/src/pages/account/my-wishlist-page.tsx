import { AccountSide } from '#web/features/account/account-side.tsx'
import { WishlistView } from '#web/features/wishlist/wishlist-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function MyWishlistPage() {
  const t = useT()
  return (
    <>
      <Head title={t('wishlist.title')} />
      <AccountSide>
        <WishlistView />
      </AccountSide>
    </>
  )
}
