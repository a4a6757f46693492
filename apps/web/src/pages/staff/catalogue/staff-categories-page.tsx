import { useParams } from 'react-router'
import { CategoriesView } from '#web/features/staff/catalogue/categories/categories-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffCategoriesPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <CategoriesView id={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
