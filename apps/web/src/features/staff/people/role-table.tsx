import type { RoleRow } from '@vitrine/contract/people/staff'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './people.module.css'

const ROLE_WORDS: Record<RoleRow['role'], MessageKey> = {
  admin: 'staff.roleAdmin',
  manager: 'staff.roleManager',
  blogger: 'staff.partner',
  vip: 'staff.roleVip',
  customer: 'staff.customer',
}
const RIGHT_WORDS: readonly (readonly [string, MessageKey])[] = [
  ['order:manage', 'staff.orders'],
  ['customer:manage', 'staff.customers'],
  ['catalog:write', 'staff.catalogue'],
  ['design:change', 'staff.design'],
  ['customer:impersonate', 'staff.mayActAs'],
  ['settings:change', 'staff.settings'],
  ['role:grant', 'staff.mayRoles'],
  ['order:read-cancel-reason', 'staff.mayReason'],
]

/** What each role may, as the server answers every call. */
export function RoleTable({ roles }: { roles: readonly RoleRow[] }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, by keys, too
    <section className={styles.roles} aria-label={t('staff.rolesTitle')} tabIndex={0}>
      <h2>{t('staff.rolesTitle')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.customerRole')}</th>
            <th scope="col">{t('staff.rolePeople')}</th>
            {RIGHT_WORDS.map(([right, word]) => (
              <th key={right} scope="col">
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, people, may }) => (
            <tr key={role}>
              <th scope="row">{t(ROLE_WORDS[role])}</th>
              <td>{people}</td>
              {RIGHT_WORDS.map(([right]) => (
                <td key={right}>
                  {may[right] === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{t('staff.mayNot')}</span>
                    </>
                  ) : may[right] === 'own' ? (
                    t('staff.mayOwn')
                  ) : (
                    <>
                      <Icon name="tick" size="small" />
                      <span className="visually-hidden">{t('staff.may')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
