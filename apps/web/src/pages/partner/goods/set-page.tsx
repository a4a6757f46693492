import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { SetView } from '#web/features/partner/sets/set-view.tsx'

export default function SetPage() {
  return (
    <PartnerFrame title="partner.goods.newSet">
      <SetView />
    </PartnerFrame>
  )
}
