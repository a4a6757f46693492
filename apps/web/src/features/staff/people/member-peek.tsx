import { GIVEN_ROLES, type StaffMember } from '@vitrine/contract/people/staff'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { calledBy } from '../customers/list/customer-words.ts'
import { useDesk } from '../frame/use-desk.ts'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import { StaffDialog } from '../staff-dialog.tsx'
import { momentOf } from '../staff-words.ts'
import { GIVEN_WORDS } from './give-role.tsx'
import { FACTOR_WORDS } from './member-columns.tsx'
import styles from './people.module.css'
import type { StaffDeeds } from './use-staff.ts'

type MemberPeekProps = {
  member: StaffMember
  ids: readonly number[]
  deeds: StaffDeeds
  onOpen(id?: number): void
}

export function MemberPeek({ member, ids, deeds, onOpen }: MemberPeekProps) {
  const t = useT()
  const { may } = useDesk()
  const { id, roles, factor } = member
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  const name = calledBy(member)
  const isSelf = member.sessions.some(({ is_current }) => is_current)
  const run = async (deed: Promise<MessageKey | undefined>, done: MessageKey) => {
    const found = await deed
    setProblem(found)
    setAsking(false)
    if (!found) notify({ text: t(done), tone: 'success' })
  }
  return (
    <Peek
      {...{ id, ids, onOpen }}
      label={t('staff.person')}
      title={name}
      neighbours={{ before: t('staff.personBefore'), after: t('staff.personAfter') }}
    >
      <div className={peek.body}>
        {problem && <Note tone="error">{t(problem)}</Note>}
        <section className={styles.part}>
          <h3>{t('staff.customerRole')}</h3>
          {GIVEN_ROLES.map((role) => {
            const has = roles.includes(role)
            return (
              <p key={role} className={styles.row}>
                <span>{t(GIVEN_WORDS[role])}</span>
                <Button
                  look="line"
                  disabled={deeds.isBusy}
                  aria-label={t(has ? 'staff.roleTake' : 'staff.roleGive', { role: t(GIVEN_WORDS[role]) })}
                  onClick={() =>
                    void run(deeds.turn(id, role, !has), has ? 'staff.roleTaken' : 'staff.roleGiven')
                  }
                >
                  {t(has ? 'staff.take' : 'staff.giveRole')}
                </Button>
              </p>
            )
          })}
        </section>
        <section className={styles.part}>
          <h3>{t('staff.secondFactor')}</h3>
          <p className={styles.row}>
            <span data-factor={factor}>{t(FACTOR_WORDS[factor])}</span>
            {may('credential:reset') && !isSelf && factor !== 'none' && (
              <Button look="line" disabled={deeds.isBusy} onClick={() => setAsking(true)}>
                {t('staff.factorReset')}
              </Button>
            )}
          </p>
        </section>
        <Sessions
          member={member}
          isBusy={deeds.isBusy}
          onEnd={(session) => void run(deeds.end(id, session), 'staff.sessionEnded')}
        />
      </div>
      {isAsking && (
        <StaffDialog
          title={t('staff.factorReset')}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button look="line" onClick={() => setAsking(false)}>
                {t('staff.bookingKeep')}
              </Button>
              <Button disabled={deeds.isBusy} onClick={() => void run(deeds.reset(id), 'staff.factorGone')}>
                {t('staff.factorResetOf', { name })}
              </Button>
            </>
          }
        >
          <p>{t('staff.factorResetHint')}</p>
        </StaffDialog>
      )}
    </Peek>
  )
}

type SessionsProps = { member: StaffMember; isBusy: boolean; onEnd(session: number): void }

function Sessions({ member: { sessions }, isBusy, onEnd }: SessionsProps) {
  const t = useT()
  const { locale } = useStore()
  return (
    <section className={styles.part}>
      <h3>{t('staff.signedInOn')}</h3>
      {sessions.length === 0 && <p className={styles.second}>{t('staff.signedInNowhere')}</p>}
      {sessions.map(({ id, device, country, last_used_at, is_current }) => {
        const words = [device || t('staff.deviceUnknown'), country, momentOf(locale, last_used_at)]
        const text = words.filter(Boolean).join(', ')
        return (
          <p key={id} className={styles.row}>
            <span>{text}</span>
            {is_current ? (
              <span className={styles.second}>{t('staff.sessionThis')}</span>
            ) : (
              <Button
                look="line"
                disabled={isBusy}
                aria-label={`${t('staff.sessionEnd')}: ${text}`}
                onClick={() => onEnd(id)}
              >
                {t('staff.sessionEnd')}
              </Button>
            )}
          </p>
        )
      })}
    </section>
  )
}
