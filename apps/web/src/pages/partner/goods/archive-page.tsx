import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { ArchiveView } from '#web/features/partner/products/lanes-view.tsx'

export default function ArchivePage() {
  return (
    <PartnerFrame title="partner.goods.archive">
      <ArchiveView />
    </PartnerFrame>
  )
}
