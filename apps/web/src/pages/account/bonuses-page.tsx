import { BonusesView } from '#web/features/account/bonuses/bonuses-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export default function BonusesPage() {
  const t = useT()
  return (
    <>
      <Head title={t('account.bonuses')} />
      <BonusesView />
    </>
  )
}
