import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { laneOf } from '@vitrine/domain/partner/products/lanes'
import { useState } from 'react'
import { useCopy } from '#web/lib/order/use-copy.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { BringBack } from '../goods/bring-back.tsx'
import { ArrivedQuestion } from './arrived-question.tsx'

type NextActProps = {
  piece: PromoProduct
  links: readonly string[]
  /** Of all that there is to do this is the first. */
  isFirst: boolean
}

/** The one thing that is next for a piece, by its lane. */
export function NextAct({ piece, links, isFirst }: NextActProps) {
  const t = useT()
  const look = isFirst ? 'solid' : 'line'
  switch (laneOf(piece)) {
    case 'delivering':
      return piece.order_id === null ? null : <Arrived orderId={piece.order_id} look={look} />
    case 'to_promote':
      return (
        <ButtonLink to={`/cabinet/products/${piece.id}?photos`} look={look}>
          <LateIcon name="camera" size="small" /> {t('partner.goods.addPhotos')}
        </ButtonLink>
      )
    case 'promoted':
      return <CopyLink links={links} />
    case 'archived':
      return <BringBack id={piece.id} />
  }
}

function Arrived({ orderId, look }: { orderId: number; look: 'solid' | 'line' }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {t('partner.goods.hasArrived')}
      </Button>
      {isAsking && <ArrivedQuestion orderId={orderId} onClose={() => setAsking(false)} />}
    </>
  )
}

function CopyLink({ links }: { links: readonly string[] }) {
  const t = useT()
  const copy = useCopy()
  if (links.length === 0) return null
  return (
    <Button look="line" onClick={() => copy(links.join('\n'))}>
      <Icon name="copy" size="small" /> {t('partner.goods.copyLink')}
    </Button>
  )
}
