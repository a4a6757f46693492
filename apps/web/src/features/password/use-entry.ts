import { login } from '@vitrine/contract/user/password/passwords'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** In by password, and on to the account. */
export function useEntry() {
  const t = useT()
  const client = useClient()
  const { signIn } = useSession()
  const navigate = useNavigate()
  return async (username: string, password: string) => {
    await signIn(await client.call(login, { body: { username, password, keep: 'cookie' } }))
    notify({ text: t('login.done'), tone: 'success' })
    await navigate('/my-account', { replace: true })
  }
}
