import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { OrdersView } from '#web/features/partner/sales/orders/orders-view.tsx'

export default function PartnerOrdersPage() {
  return (
    <PartnerFrame title="partner.orders" outlasts>
      <OrdersView />
    </PartnerFrame>
  )
}
