import { redirect } from 'react-router'

/** The cabinet begins with its pieces; known on this side, too, so that the link of a menu asks nothing. */
const onwards = () => redirect('/cabinet/products')
export const loader = () => onwards()
export const clientLoader = () => onwards()

export default function CabinetPage() {
  return null
}
