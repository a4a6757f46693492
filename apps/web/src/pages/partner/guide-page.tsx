import { useParams } from 'react-router'
import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { GuideView } from '#web/features/partner/guide/guide-view.tsx'

export default function GuidePage() {
  const { slug } = useParams()
  return (
    <PartnerFrame title="partner.guide">
      <GuideView slug={slug} />
    </PartnerFrame>
  )
}
