import type { Paper } from '@vitrine/contract/partner/papers'
import { useLocation } from 'react-router'
import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { PaperView } from '#web/features/partner/joining/agreement-step.tsx'

/** One page for both: the address says which. */
export default function PaperPage() {
  const { pathname } = useLocation()
  const name: Paper = pathname.includes('agreement') ? 'agreement' : 'privacy'
  return (
    <PartnerFrame title={`partner.${name}`}>
      <PaperView name={name} />
    </PartnerFrame>
  )
}
