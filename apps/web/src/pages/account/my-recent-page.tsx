import { AccountSide } from '#web/features/account/account-side.tsx'
import { Head } from '#web/lib/head.tsx'
import { RecentView } from '#web/recently-viewed/page/recent-view.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function MyRecentPage() {
  const t = useT()
  return (
    <>
      <Head title={t('recent.title')} />
      <AccountSide>
        <RecentView />
      </AccountSide>
    </>
  )
}
