import { getProfile } from '@vitrine/contract/user/profile'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './sign-in.module.css'

/** For who opens it and is in already. */
export function SignedInStep({ onClose }: { onClose(): void }) {
  const t = useT()
  const client = useClient()
  const { customer, signOut } = useSession()
  const navigate = useNavigate()
  const { answer: user } = useAnswer(`profile ${customer}`, () => client.call(getProfile))
  return (
    <div className={styles.step}>
      <p>{user?.phone ?? user?.email ?? ' '}</p>
      <ButtonLink isMain to="/my-account" onClick={onClose}>
        {t('account.open')}
      </ButtonLink>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          onClose()
          void signOut().then(() => navigate('/'))
        }}
      >
        {t('account.signOut')}
      </button>
    </div>
  )
}
