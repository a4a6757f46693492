import { GIVEN_ROLES, type GivenRole } from '@vitrine/contract/people/staff'
import { isEmail, MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './people.module.css'
import type { StaffDeeds } from './use-staff.ts'

export const GIVEN_WORDS: Record<GivenRole, MessageKey> = {
  admin: 'staff.roleAdmin',
  manager: 'staff.roleManager',
  vip: 'staff.roleVip',
}
const WARNINGS: Record<GivenRole, MessageKey> = {
  admin: 'staff.giveAdminHint',
  manager: 'staff.giveManagerHint',
  vip: 'staff.giveVipHint',
}

/** To whoever is reached by a contact, known or not; what the role brings is said before it is given. */
export function GiveRole({ deeds }: { deeds: StaffDeeds }) {
  const t = useT()
  const form = useSentForm<{ contact: string; role: GivenRole }>({
    start: { contact: '', role: 'manager' },
    check({ contact }) {
      const asked = contact.trim()
      return isEmail(asked) || isPhoneShape(asked) ? {} : { contact: t('login.contactWrong') }
    },
    async send({ contact, role }) {
      const found = await deeds.invite(contact.trim(), role)
      if (found) return { contact: t(found) }
      notify({ text: t('staff.roleGiven'), tone: 'success' })
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  const { control } = form
  const { role } = form.values
  return (
    <form {...form.formProps} className={styles.form}>
      <h2>{t('staff.giveTitle')}</h2>
      <FormText
        {...{ control, name: 'contact' }}
        label={t('staff.giveContact')}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="off"
      />
      <FormSelect
        {...{ control, name: 'role' }}
        label={t('staff.customerRole')}
        options={GIVEN_ROLES.map((one) => ({ value: one, text: t(GIVEN_WORDS[one]) }))}
      />
      <p className={styles.warning}>{t(WARNINGS[role])}</p>
      <Button type="submit" isBusy={deeds.isBusy} disabled={deeds.isBusy}>
        {t('staff.roleGive', { role: t(GIVEN_WORDS[role]) })}
      </Button>
    </form>
  )
}
