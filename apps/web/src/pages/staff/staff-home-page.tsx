import { redirect } from 'react-router'

/** The staff begin where something waits; known on this side, too, so that the link of a menu asks nothing. */
const onwards = () => redirect('/admin/orders')
export const loader = () => onwards()
export const clientLoader = () => onwards()

export default function StaffHomePage() {
  return null
}
