import { useNavigate } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** Leads to the first page; whoever acts for somebody stays where they are (spec accounts §4). */
export function SignOut() {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  async function leave() {
    const isActing = session.status === 'signed-in' && session.actor !== undefined
    await session.signOut()
    if (!isActing) await navigate('/')
  }
  return (
    <Button look="line" onClick={() => void leave()}>
      {t('account.signOut')}
    </Button>
  )
}
