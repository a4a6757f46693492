import { POST_TYPES } from '@vitrine/domain/partner/products/promotion'
import { useParams, useSearchParams } from 'react-router'
import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { PieceView } from '#web/features/partner/piece/piece-view.tsx'

export default function PiecePage() {
  const { id, entity } = useParams()
  const [query] = useSearchParams()
  const shown = POST_TYPES.find((type) => type === entity) ?? 'story'
  return (
    <PartnerFrame title="partner.goods.title">
      <PieceView key={id} id={Number(id)} entity={shown} asksPhotos={query.has('photos')} />
    </PartnerFrame>
  )
}
