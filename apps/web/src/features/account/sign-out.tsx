import { useSession } from '#web/engine/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export function SignOut() {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Button look="line" onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  )
}
