import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { useSignOut } from './use-sign-out.ts'

export function SignOutLink() {
  const t = useT()
  const signOut = useSignOut()
  return (
    <Link
      to="/"
      className="text-link"
      onClick={(press) => {
        press.preventDefault()
        signOut()
      }}
    >
      {t('account.signOut')}
    </Link>
  )
}
