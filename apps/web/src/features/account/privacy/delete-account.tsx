import { deleteAccount, getDeletion, sendDeletionCode } from '@vitrine/contract/user/privacy'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { ProofCode } from '../profile/proof-code.tsx'
import { useProof } from '../profile/use-proof.ts'
import { OwedRoyalties } from './owed-royalties.tsx'

export function DeleteAccount() {
  const t = useT()
  const client = useClient()
  const navigate = useNavigate()
  const { customer, signOut } = useSession()
  const [isGivenUp, setGivenUp] = useState(false)
  const [isUnclaimed, setUnclaimed] = useState(false)
  const code = useRef('')
  const proof = useProof({
    send: () => client.call(sendDeletionCode, { body: {} }),
    async confirm() {
      await client.call(deleteAccount, { body: { code: code.current, gives_up_royalties: isGivenUp } })
      // Its sessions are over: what lies on this device goes, too.
      await signOut({ silent: true })
      notify({ text: t('account.deleted'), tone: 'success' })
      void navigate('/')
    },
  })
  // Asked again where the shop says no: what is owed may have come meanwhile.
  const told = useAnswer(`deletion ${customer} ${proof.problem ?? ''}`, () => client.call(getDeletion))
  const owed = told.latest?.owed ?? []
  const mustSay = !isGivenUp && owed.some(({ account_end }) => account_end === null)
  const problem = isUnclaimed && mustSay ? 'account.royaltiesUnclaimed' : proof.problem
  const error = problem && t(problem)
  function ask() {
    setUnclaimed(mustSay)
    if (!mustSay) void proof.send()
  }
  // What is owed stands above the button, and would push it away under the finger.
  const isTold = told.latest !== undefined || told.error !== undefined
  return (
    <section className={styles.part}>
      <h2 className="type-section">{t('account.delete')}</h2>
      <p>{t('account.deleteText')}</p>
      <OwedRoyalties owed={owed} isGivenUp={isGivenUp} onGiveUp={setGivenUp} />
      {!isTold && <div className={styles.busy} aria-busy="true" />}
      {isTold && proof.sentTo === null && (
        <div className={styles.form}>
          {error !== undefined && <Note tone="error">{error}</Note>}
          <Button look="line" isBusy={proof.isBusy} onClick={ask}>
            {t('account.deleteByCode')}
          </Button>
        </div>
      )}
      {proof.sentTo !== null && (
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
