import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { SalesView } from '#web/features/partner/sales/sales-view.tsx'

export default function PartnerSalesPage() {
  return (
    <PartnerFrame title="partner.sales">
      <SalesView />
    </PartnerFrame>
  )
}
