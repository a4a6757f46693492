import { useParams } from 'react-router'
import { OrdersView } from '#web/features/staff/orders/orders-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffOrdersPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <OrdersView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
