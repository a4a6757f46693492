import type { SkinDesk } from '@vitrine/contract/design/skins'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../design.module.css'
import type { useSkin } from './use-skin.ts'

type SkinHistoryProps = { skin: ReturnType<typeof useSkin>; desk: SkinDesk }

/** What shoppers of the store see, what they saw, and the look the shop is built with. */
export function SkinHistory({ skin, desk }: SkinHistoryProps) {
  const t = useT()
  const { locale } = useStore()
  const lines = desk.versions.map(({ id, name, published_at, by }) => ({
    ...{ id, name: name || t('staff.designVersion', { id }) },
    facts: [momentOf(locale, published_at), by].filter(Boolean).join(' · '),
  }))
  const built = { id: 0, name: t('staff.skinBuiltIn'), facts: t('staff.skinBuiltInHint') }
  return (
    <>
      <ul className={styles.changes}>
        {[...lines, built].map(({ id, name, facts }) => (
          <li key={id} className={styles.line}>
            <div>
              <p>{name}</p>
              <p className={styles.second}>{facts}</p>
            </div>
            {id === desk.based_on ? (
              <span className={styles.second}>{t('staff.contentInShop')}</span>
            ) : (
              <Button look="line" isBusy={skin.isBusy} onClick={() => void skin.goBack(id)}>
                {t('staff.contentGoBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.second}>{t('staff.designHistoryHint')}</p>
    </>
  )
}
