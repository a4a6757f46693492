import { useParams } from 'react-router'
import { ReviewsView } from '#web/features/staff/reviews/reviews-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffReviewsPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <ReviewsView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
