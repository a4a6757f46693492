import { Navigate } from 'react-router'

/** The staff begin where something waits. */
export default function StaffHomePage() {
  return <Navigate to="/admin/orders" replace />
}
