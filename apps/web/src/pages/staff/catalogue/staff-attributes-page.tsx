import { useParams } from 'react-router'
import { AttributesView } from '#web/features/staff/catalogue/attributes/attributes-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffAttributesPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <AttributesView id={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
