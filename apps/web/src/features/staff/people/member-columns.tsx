import type { StaffMember } from '@vitrine/contract/people/staff'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { calledBy, roleWords } from '../customers/list/customer-words.ts'
import { momentOf } from '../staff-words.ts'
import type { Column } from '../table/column.ts'
import styles from './people.module.css'

export const FACTOR_WORDS: Record<StaffMember['factor'], MessageKey> = {
  app: 'staff.factorApp',
  passkey: 'staff.factorPasskey',
  none: 'staff.factorNone',
}

export function memberColumns(t: Translate, locale: string): readonly Column<StaffMember>[] {
  return [
    { ...{ id: 'person', title: 'staff.person' }, cell: calledBy, sortBy: calledBy },
    {
      ...{ id: 'contact', title: 'staff.customerContact', isWide: true, isExtra: true },
      cell: ({ email, phone }) => <span className={styles.second}>{email ?? phone}</span>,
    },
    {
      ...{ id: 'role', title: 'staff.customerRole' },
      cell: ({ roles }) =>
        roleWords(roles)
          .map((word) => t(word))
          .join(', '),
    },
    {
      ...{ id: 'factor', title: 'staff.secondFactor', isNamed: true },
      cell: ({ factor }) => <span data-factor={factor}>{t(FACTOR_WORDS[factor])}</span>,
    },
    {
      ...{ id: 'signed', title: 'staff.signedIn' },
      cell: ({ sessions: [last] }) => (
        <span className={styles.second}>
          {last
            ? [momentOf(locale, last.last_used_at), last.country].filter(Boolean).join(', ')
            : t('staff.signedInNowhere')}
        </span>
      ),
    },
  ]
}
