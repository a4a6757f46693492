import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { PayoutsView } from '#web/features/partner/sales/payouts/payouts-view.tsx'

export default function PartnerPayoutsPage() {
  return (
    <PartnerFrame title="partner.payouts" outlasts>
      <PayoutsView />
    </PartnerFrame>
  )
}
