import { deleteAccount, sendDeletionCode } from '@vitrine/contract/user/privacy'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { ProofCode } from '../profile/proof-code.tsx'
import { useProof } from '../profile/use-proof.ts'

export function DeleteAccount() {
  const t = useT()
  const client = useClient()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const code = useRef('')
  const proof = useProof({
    send: () => client.call(sendDeletionCode, { body: {} }),
    async confirm() {
      await client.call(deleteAccount, { body: { code: code.current } })
      // Its sessions are over: what lies on this device goes, too.
      await signOut({ silent: true })
      notify({ text: t('account.deleted'), tone: 'success' })
      void navigate('/')
    },
  })
  const error = proof.problem && t(proof.problem)
  return (
    <section className={styles.part}>
      <h2 className="type-section">{t('account.delete')}</h2>
      <p>{t('account.deleteText')}</p>
      {proof.sentTo === null ? (
        <div className={styles.form}>
          {error !== undefined && <Note tone="error">{error}</Note>}
          <Button look="line" isBusy={proof.isBusy} onClick={() => void proof.send()}>
            {t('account.deleteByCode')}
          </Button>
        </div>
      ) : (
        <ProofCode
          sentTo={proof.sentTo}
          isBusy={proof.isBusy}
          error={error}
          action={t('account.deleteNow')}
          onConfirm={(typed) => {
            code.current = typed
            void proof.confirm()
          }}
        />
      )}
    </section>
  )
}
