import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { EmailField } from '#web/lib/address/email-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import styles from './newsletter-form.module.css'
import { useSubscribe } from './use-subscribe.ts'

/** Works without scripts too: then the page behind the form takes it. */
export function NewsletterForm({ isInside = false }: { isInside?: boolean }) {
  const t = useT()
  const action = useHref('/newsletter')
  const [email, setEmail] = useState('')
  const { state, problem, subscribe } = useSubscribe()
  function submit(event: FormEvent) {
    event.preventDefault()
    void subscribe(email)
  }
  if (state === 'done') {
    return (
      <Note tone="info">
        <p className="type-strong">{t('content.letterSentTitle')}</p>
        <p>{t('content.letterSent', { email })}</p>
      </Note>
    )
  }
  return (
    <form
      method="post"
      action={action}
      className={isInside ? styles.inside : styles.form}
      onSubmit={submit}
      noValidate
    >
      <EmailField
        label={t('content.email')}
        value={email}
        onChange={setEmail}
        error={problem && t(problem)}
      />
      <Button type="submit" isBusy={state === 'sending'} className={styles.button}>
        {t('content.subscribe')}
      </Button>
      <p className={`type-caption tone-second ${styles.terms}`}>
        {t('content.letterTerms')}
        <Gap />
        <ShopLink to="/privacy" className="text-link">
          {t('shell.privacy')}
        </ShopLink>
      </p>
    </form>
  )
}
