import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import { ACTING_REASONS, actAs } from '@vitrine/contract/user/acting'
import { isReason, REASON_LENGTH } from '@vitrine/domain/access/reason'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
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
  const name = calledBy(customer)
  const form = useSentForm<{ why: Why; words: string }>({
    start: { why: 'help', words: '' },
    check: ({ words }) => (isReason(words) ? {} : { words: t('staff.actAskedMissing') }),
    async send({ why, words }) {
      const contact = customer.email ?? customer.phone ?? ''
      const { token = '' } = await client.call(actAs, { body: { contact, why, words: words.trim() } })
      await session.switchTo(token)
      await navigate('/my-account')
      return undefined
    },
    refused: ({ code }) => (code === 403 ? { root: t('staff.actRefused') } : undefined),
    failed: 'staff.stepFailed',
  })
  const { why } = form.values
  return (
    <StaffDialog
      title={t('staff.actAs', { name })}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {t('staff.actKeep')}
          </Button>
          <Button type="submit" form="act-as" isBusy={form.isBusy} disabled={form.isBusy}>
            {t('staff.actAs', { name })}
          </Button>
        </>
      }
    >
      <form id="act-as" {...form.formProps} className={styles.form}>
        <fieldset className={styles.whys}>
          <legend className="visually-hidden">{t('staff.actWhy')}</legend>
          {ACTING_REASONS.map((reason) => (
            <label key={reason} data-chosen={reason === why || undefined}>
              <input
                type="radio"
                name="why"
                checked={reason === why}
                onChange={() => form.put('why', reason)}
              />
              <span>
                <strong>{t(WHY_WORDS[reason][0])}</strong>
                <span className={styles.below}>{t(WHY_WORDS[reason][1])}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <FormText
          {...{ control: form.control, name: 'words' }}
          label={t('staff.actAsked')}
          hint={t('staff.actAskedHint')}
          maxLength={REASON_LENGTH.most}
        />
        <FormProblem form={form} />
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
