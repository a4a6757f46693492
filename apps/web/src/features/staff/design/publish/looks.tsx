import { type DesignDesk, type DesignVersion, listDesignVersions } from '@vitrine/contract/design/editor'
import { designChanges } from '@vitrine/domain/design/design-changes'
import type { ReactNode } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../design.module.css'
import type { useDesign } from '../use-design.ts'

type LooksProps = { look: ReturnType<typeof useDesign>; desk: DesignDesk }

/** What is to come, what is there, and what was. */
export function Looks({ look, desk }: LooksProps) {
  const t = useT()
  const client = useClient()
  const { latest, error, retry } = useAnswer(`looks ${desk.based_on}`, () => client.call(listDesignVersions))
  if (error !== undefined) return <Failed text="staff.failed" onRetry={retry} />
  return (
    <>
      <ul className={styles.changes}>
        {desk.scheduled.map((version) => (
          <VersionLine key={version.id} version={version} note={t('staff.designToCome')}>
            {desk.may_publish && (
              <Button look="line" onClick={() => void look.unschedule(version.id)}>
                {t('staff.designCallOff')}
              </Button>
            )}
          </VersionLine>
        ))}
        {latest?.items.map((version, at) => (
          <VersionLine key={version.id} version={version} before={latest.items[at + 1]}>
            {version.id === desk.based_on ? (
              <span className={styles.second}>{t('staff.contentInShop')}</span>
            ) : (
              desk.may_publish && (
                <Button look="line" isBusy={look.isBusy} onClick={() => void look.goBack(version.id)}>
                  {t('staff.contentGoBack')}
                </Button>
              )
            )}
          </VersionLine>
        ))}
      </ul>
      {latest?.items.length === 0 && <p className={styles.second}>{t('staff.contentNoHistory')}</p>}
      <p className={styles.second}>{t('staff.designHistoryHint')}</p>
    </>
  )
}

type VersionLineProps = {
  version: DesignVersion
  before?: DesignVersion | undefined
  note?: string
  children: ReactNode
}

function VersionLine({ version, before, note, children }: VersionLineProps) {
  const t = useT()
  const { locale } = useStore()
  const count = before ? designChanges(before.state, version.state).length : 0
  const facts = [note, momentOf(locale, version.effective_at), version.by ?? t('staff.designFirst')]
  return (
    <li className={styles.line}>
      <div>
        <p>{version.name || t('staff.designVersion', { id: version.id })}</p>
        <p className={styles.second}>
          {[...facts, before && t('staff.designChanges', { count })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {children}
    </li>
  )
}
