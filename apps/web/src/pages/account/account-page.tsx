import { AccountView } from '#web/features/account/account-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function AccountPage() {
  const t = useT()
  return (
    <>
      <Head title={t('account.title')} />
      <AccountView />
    </>
  )
}
