import { PrivacyView } from '#web/features/account/privacy/privacy-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function PrivacyPage() {
  const t = useT()
  return (
    <>
      <Head title={t('account.privacy')} />
      <PrivacyView />
    </>
  )
}
