import type { Paper } from '@vitrine/contract/partner/papers'
import { useLocation } from 'react-router'
import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { PaperView } from '#web/features/partner/joining/agreement-step.tsx'
import { NotFoundState } from '#web/shell/state/not-found-state.tsx'

const FLAG_OF = {
  agreement: 'has_blogger_user_agreement',
  privacy: 'has_blogger_privacy_policy',
} as const

/** One page for both: the address says which. */
export default function PaperPage() {
  const { pathname } = useLocation()
  const name: Paper = pathname.includes('agreement') ? 'agreement' : 'privacy'
  return (
    <PartnerFrame title={`partner.${name}`} isThere={(me) => me[FLAG_OF[name]]} missing={<NotFoundState />}>
      <PaperView name={name} />
    </PartnerFrame>
  )
}
