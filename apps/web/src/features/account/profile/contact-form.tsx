import { changeContact, sendContactCode } from '@vitrine/contract/user/profile-changes'
import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { type FormEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { tellProfileChange } from '#web/lib/account/profile-changes.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { ProofCode } from './proof-code.tsx'
import { useProof } from './use-proof.ts'

type ContactProps = { kind: 'email' | 'phone'; value: string | null }

/** One signs in by it, so a new one is taken only once its code was shown. */
export function ContactForm({ kind, value }: ContactProps) {
  const t = useT()
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  const [contact, setContact] = useState('')
  const code = useRef('')
  const name = t(kind === 'email' ? 'account.email' : 'account.phone')
  const proof = useProof({
    send: () => client.call(sendContactCode, { body: { contact } }),
    async confirm() {
      await client.call(changeContact, { body: { contact, code: code.current } })
      notify({ text: t('account.saved'), tone: 'success' })
      setOpen(false)
      tellProfileChange()
    },
  })
  const error = proof.problem && t(proof.problem)
  function toggle() {
    proof.reset()
    setOpen(!isOpen)
  }
  function send(event: FormEvent) {
    event.preventDefault()
    void proof.send()
  }
  return (
    <div className={styles.contact}>
      <p>
        <span className="tone-second">{name}</span>{' '}
        <span>{value ?? t(kind === 'phone' ? 'account.noPhone' : 'account.none')}</span>
      </p>
      <button
        type="button"
        className="text-link"
        aria-expanded={isOpen}
        {...(!isOpen && { 'aria-label': t('account.changeOf', { name }) })}
        onClick={toggle}
      >
        {t(isOpen ? 'account.cancel' : 'account.changeThis')}
      </button>
      {isOpen && proof.sentTo === null && (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextField
            label={t(kind === 'email' ? 'account.newEmail' : 'account.newPhone')}
            name={kind}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            maxLength={MAX_EMAIL_LENGTH}
            value={contact}
            onChange={setContact}
            {...(error !== undefined && { error })}
          />
          <Button type="submit" isBusy={proof.isBusy}>
            {t('login.send')}
          </Button>
        </form>
      )}
      {isOpen && proof.sentTo !== null && (
        <ProofCode
          sentTo={proof.sentTo}
          isBusy={proof.isBusy}
          error={error}
          action={t('login.save')}
          onConfirm={(typed) => {
            code.current = typed
            void proof.confirm()
          }}
        />
      )}
    </div>
  )
}
