import type { MouseEvent } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** Until the device was asked who is in, nobody is. */
export function AccountLink({ className, onOpen }: { className?: string | undefined; onOpen?(): void }) {
  const t = useT()
  const isIn = useSession().status === 'signed-in'
  function open(event: MouseEvent) {
    onOpen?.()
    if (isIn) return
    event.preventDefault()
    openSignIn()
  }
  return (
    <ShopLink
      to="/my-account"
      className={className}
      onClick={open}
      aria-haspopup={isIn ? undefined : 'dialog'}
    >
      {t(isIn ? 'account.title' : 'login.title')}
    </ShopLink>
  )
}
