import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** The link of a mail: it signs in once, and leaves the address at once, before anything can note it down. */
export function useQuickLogin(): void {
  const t = useT()
  const client = useClient()
  const { orders } = useOrders()
  const { signIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const follow = useEffectEvent(async (contact: string, token: string) => {
    try {
      // For few: its code comes with them.
      const { followLink } = await import('./follow-sign-in-link.ts')
      await followLink({ contact, token }, { client, orders, signIn })
      notify({ text: t('login.done'), tone: 'success' })
    } catch {
      openSignIn(contact)
    }
  })
  const clean = useEffectEvent((query: URLSearchParams) => {
    query.delete('contact')
    query.delete('code')
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const query = new URLSearchParams(search)
    const [contact, code] = [query.get('contact'), query.get('code')]
    if (contact === null || code === null) return
    clean(query)
    void follow(contact, code)
  }, [search])
}
