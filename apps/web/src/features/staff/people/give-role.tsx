import { GIVEN_ROLES, type GivenRole } from '@vitrine/contract/people/staff'
import { isEmail } from '@vitrine/domain/contact/email'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
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
  const [contact, setContact] = useState('')
  const [role, setRole] = useState<GivenRole>('manager')
  const [problem, setProblem] = useState<MessageKey>()
  async function send(event: FormEvent) {
    event.preventDefault()
    const asked = contact.trim()
    if (!isEmail(asked) && !isPhoneShape(asked)) return setProblem('login.contactWrong')
    const found = await deeds.invite(asked, role)
    setProblem(found)
    if (found) return
    setContact('')
    notify({ text: t('staff.roleGiven'), tone: 'success' })
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <h2>{t('staff.giveTitle')}</h2>
      <TextField
        label={t('staff.giveContact')}
        value={contact}
        maxLength={254}
        autoComplete="off"
        onChange={setContact}
        {...(problem && { error: t(problem) })}
      />
      <SelectField
        label={t('staff.customerRole')}
        value={role}
        options={GIVEN_ROLES.map((one) => ({ value: one, text: t(GIVEN_WORDS[one]) }))}
        onChange={(next) => setRole(GIVEN_ROLES.find((one) => one === next) ?? 'manager')}
      />
      <p className={styles.warning}>{t(WARNINGS[role])}</p>
      <Button type="submit" isBusy={deeds.isBusy} disabled={deeds.isBusy}>
        {t('staff.roleGive', { role: t(GIVEN_WORDS[role]) })}
      </Button>
    </form>
  )
}
