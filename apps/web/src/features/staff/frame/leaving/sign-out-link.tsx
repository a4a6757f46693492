import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { useSignOut } from './use-sign-out.ts'

type SignOutLinkProps = {
  /** What stands for the words where there is no room for them. */
  children?: ReactNode
}

export function SignOutLink({ children }: SignOutLinkProps) {
  const t = useT()
  const signOut = useSignOut()
  return (
    <Link
      to="/"
      className="text-link"
      title={t('account.signOut')}
      onClick={(press) => {
        press.preventDefault()
        signOut()
      }}
    >
      {children ?? t('account.signOut')}
    </Link>
  )
}
