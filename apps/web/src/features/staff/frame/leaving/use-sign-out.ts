import { useNavigate } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { partNow } from '#web/lib/returning/when-left.ts'
import { openPanel } from '../frame-panels.ts'
import { leave } from './leaving.ts'

/** Leads to the shop’s first page. What is held back goes to the shop while there is somebody in to send it. */
export function useSignOut(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const goToShop = () => void navigate('/')
  return () => {
    openPanel(undefined)
    leave(goToShop, () => {
      partNow()
      void signOut()
    })
  }
}
