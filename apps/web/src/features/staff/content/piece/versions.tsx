import { type ContentState, listContentVersions } from '@vitrine/contract/content/editing'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { momentOf } from '../../staff-words.ts'
import { languageName } from '../../writing/language-names.ts'
import styles from '../content.module.css'
import type { PieceOf } from './piece-of.ts'

type VersionsProps = { of: PieceOf; onGoBack(versionId: number): void }

export function Versions({ of: { kind, identifier, store }, onGoBack }: VersionsProps) {
  const t = useT()
  const client = useClient()
  const { locale } = useStore()
  const { latest, error, retry } = useAnswer(`${kind} ${identifier} ${store}`, () =>
    client.call(listContentVersions, { params: { kind, identifier }, query: store ? { store } : {} }),
  )
  if (error !== undefined) return <Failed text="staff.failed" onRetry={retry} />
  if (!latest) return <div className={staff.loading} aria-busy="true" />
  if (latest.items.length === 0) return <p className={staff.empty}>{t('staff.contentNoHistory')}</p>
  return (
    <>
      <ol className={styles.versions}>
        {latest.items.map(({ id, published_at, by, changed, state }, at) => (
          <li key={id}>
            <div>
              <p>{titleOf(state)}</p>
              <p className={styles.under}>
                {momentOf(locale, published_at)}, {by ?? t('staff.contentByFeed')}
                {' · '}
                {changed.map((language) => languageName(t, language)).join(', ')}
              </p>
            </div>
            {at === 0 ? (
              <span className={styles.under}>{t('staff.contentInShop')}</span>
            ) : (
              <Button look="line" onClick={() => onGoBack(id)}>
                {t('staff.contentGoBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.under}>{t('staff.contentHistoryHint')}</p>
    </>
  )
}

/** By its first name there is: one that is empty says nothing. */
const titleOf = ({ texts }: ContentState): string | undefined =>
  [texts.en, ...Object.values(texts)].find((text) => text?.title)?.title
