import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { LanesView } from '#web/features/partner/products/lanes-view.tsx'

export default function ProductsPage() {
  return (
    <PartnerFrame title="partner.goods.title">
      <LanesView />
    </PartnerFrame>
  )
}
