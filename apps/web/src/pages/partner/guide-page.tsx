import { useParams } from 'react-router'
import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { GuideView } from '#web/features/partner/guide/guide-view.tsx'
import { NotFoundState } from '#web/shell/state/not-found-state.tsx'

export default function GuidePage() {
  const { slug } = useParams()
  return (
    <PartnerFrame
      title="partner.guide"
      isThere={(me) => me.instructions_count > 0}
      missing={<NotFoundState />}
    >
      <GuideView slug={slug} />
    </PartnerFrame>
  )
}
