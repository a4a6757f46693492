import { useParams } from 'react-router'
import { GiftCardsView } from '#web/features/staff/gift-cards/gift-cards-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffGiftCardsPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <GiftCardsView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
