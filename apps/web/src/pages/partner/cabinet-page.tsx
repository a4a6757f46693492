import { Navigate } from 'react-router'

export default function CabinetPage() {
  return <Navigate to="/cabinet/products" replace />
}
