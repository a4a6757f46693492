import { useParams } from 'react-router'
import { ImportsView } from '#web/features/staff/imports/imports-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffImportsPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <ImportsView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
