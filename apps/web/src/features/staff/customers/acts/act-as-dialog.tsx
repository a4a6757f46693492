import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import { CallError } from '@vitrine/contract/reply'
import { ACTING_REASONS, actAs } from '@vitrine/contract/user/acting'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import { calledBy } from '../list/customer-words.ts'
import styles from './acts.module.css'

type Why = (typeof ACTING_REASONS)[number]
const WHY_WORDS: Record<Why, readonly [MessageKey, MessageKey]> = {
  help: ['staff.actHelp', 'staff.actHelpHint'],
  fault: ['staff.actFault', 'staff.actFaultHint'],
  order: ['staff.actOrder', 'staff.actOrderHint'],
}

type ActAsDialogProps = { customer: Pick<StaffCustomer, 'name' | 'email' | 'phone'>; onClose(): void }

/** Says what one may do as somebody else, and asks what for; both stand in the audit. */
export function ActAsDialog({ customer, onClose }: ActAsDialogProps) {
  const t = useT()
  const client = useClient()
  const session = useSession()
  const navigate = useNavigate()
  const [why, setWhy] = useState<Why>('help')
  const [words, setWords] = useState('')
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const name = calledBy(customer)
  function begin(event: FormEvent) {
    event.preventDefault()
    const asked = words.trim()
    if (asked.length < 3) return setProblem('staff.actAskedMissing')
    const contact = customer.email ?? customer.phone ?? ''
    void attempt(async () => {
      const { token = '' } = await client.call(actAs, { body: { contact, why, words: asked } })
      await session.switchTo(token)
      await navigate('/my-account')
    }, problemOf)
  }
  return (
    <StaffDialog
      title={t('staff.actAs', { name })}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {t('staff.actKeep')}
          </Button>
          <Button type="submit" form="act-as" isBusy={isBusy} disabled={isBusy}>
            {t('staff.actAs', { name })}
          </Button>
        </>
      }
    >
      <form id="act-as" className={styles.form} onSubmit={begin} noValidate>
        <fieldset className={styles.whys}>
          <legend className="visually-hidden">{t('staff.actWhy')}</legend>
          {ACTING_REASONS.map((reason) => (
            <label key={reason} data-chosen={reason === why || undefined}>
              <input type="radio" name="why" checked={reason === why} onChange={() => setWhy(reason)} />
              <span>
                <strong>{t(WHY_WORDS[reason][0])}</strong>
                <span className={styles.below}>{t(WHY_WORDS[reason][1])}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('staff.actAsked')}
          value={words}
          maxLength={200}
          hint={t('staff.actAskedHint')}
          onChange={setWords}
          {...(problem && { error: t(problem) })}
        />
        <section className={styles.may}>
          <h3>{t('staff.actMay')}</h3>
          <ul>
            <li>{t('staff.actMayDo')}</li>
            <li>{t('staff.actMayNot')}</li>
          </ul>
          <p className={styles.second}>{t('staff.actWritten')}</p>
        </section>
      </form>
    </StaffDialog>
  )
}

const PROBLEMS: Readonly<Record<number, MessageKey>> = {
  0: 'login.noLine',
  403: 'staff.actRefused',
  429: 'login.tooOften',
}
const problemOf = (error: unknown): MessageKey =>
  (error instanceof CallError && PROBLEMS[error.code]) || 'staff.stepFailed'
