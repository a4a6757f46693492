import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../imports.module.css'

type Counts = NonNullable<ImportRun['result']>['counts']

/** Those a table of another shop can hold. */
const KINDS: readonly (readonly [string, MessageKey])[] = [
  ['product', 'staff.impKindProducts'],
  ['category', 'staff.impKindCategories'],
  ['attribute', 'staff.impKindAttributes'],
  ['option', 'staff.impKindOptions'],
  ['link', 'staff.impKindLinks'],
]

export function KindTable({ counts }: { counts: Counts }) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  return (
    <section className={styles.section} aria-labelledby="kinds">
      <h2 id="kinds">{t('staff.impKinds')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroll} aria-label={t('staff.impKinds')} tabIndex={0}>
        <table className={`${staff.table} ${styles.plain}`}>
          <thead>
            <tr>
              <th scope="col">{t('staff.impKind')}</th>
              <th scope="col">{t('staff.impColNew')}</th>
              <th scope="col">{t('staff.impColChanged')}</th>
              <th scope="col">{t('staff.impColSame')}</th>
              <th scope="col">{t('staff.impColGone')}</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map(([kind, word]) => {
              const { given = 0, created = 0, updated = 0, retired = 0 } = counts[kind] ?? {}
              return (
                <tr key={kind}>
                  <th scope="row">{t(word)}</th>
                  {[created, updated, Math.max(0, given - created - updated), retired].map((count, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                    <td key={at}>{number.format(count)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </section>
  )
}
