import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { Face } from '#web/lib/account/face.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './person.module.css'

/** Photo and name, and below what they are to the shop: their part in it, else their bonuses. */
export function Who({ user }: { user: User }) {
  const t = useT()
  const name = joinName(user) || user.email || user.phone || ''
  return (
    <Link to="/my-account" className={styles.who}>
      <Face name={name} photo={user.photo} isSmall />
      <span className={styles.name}>
        <span className="visually-hidden">{t('shell.label', { label: t('account.title') })}</span>
        {name}
        <small className="tone-second">{usePart(user)}</small>
      </span>
      <Icon name="right" size="small" />
    </Link>
  )
}

const PARTS: [role: string, name: MessageKey][] = [
  ['admin', 'account.roleAdmin'],
  ['manager', 'account.roleManager'],
  ['blogger', 'account.rolePartner'],
]

function usePart({ roles, account }: User): string {
  const t = useT()
  const price = usePrice()
  const part = PARTS.find(([role]) => roles.includes(role))
  if (part) return t(part[1])
  const bonuses = t('account.bonusSum', { sum: price(account) })
  return roles.includes('vip') ? [t('account.roleVip'), bonuses].join(t('shell.comma')) : bonuses
}
