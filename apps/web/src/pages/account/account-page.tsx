import { OverviewView } from '#web/features/account/overview/overview-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { RecentRail } from '#web/recently-viewed/rail/recent-rail.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function AccountPage() {
  const t = useT()
  return (
    <>
      <Head title={t('account.title')} />
      <OverviewView>
        <RecentRail product={undefined} />
      </OverviewView>
    </>
  )
}
