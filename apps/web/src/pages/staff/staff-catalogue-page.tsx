import { useParams } from 'react-router'
import { CatalogueView } from '#web/features/staff/catalogue/catalogue-view.tsx'
import { ProductView } from '#web/features/staff/catalogue/product/product-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffCataloguePage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        {id === undefined ? <CatalogueView /> : <ProductView key={id} id={Number(id)} />}
      </StaffFrame>
    </>
  )
}
