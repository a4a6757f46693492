import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { SelectionView } from '#web/features/partner/sets/selection-view.tsx'
import { NotFoundState } from '#web/shell/state/not-found-state.tsx'

export default function SelectionPage() {
  return (
    <PartnerFrame
      title="partner.goods.selection"
      isThere={(me) => me.product_choose}
      missing={<NotFoundState />}
    >
      <SelectionView />
    </PartnerFrame>
  )
}
