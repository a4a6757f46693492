import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { SelectionView } from '#web/features/partner/sets/selection-view.tsx'

export default function SelectionPage() {
  return (
    <PartnerFrame title="partner.goods.selection">
      <SelectionView />
    </PartnerFrame>
  )
}
