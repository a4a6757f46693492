import type { User } from '@vitrine/contract/user/user'
import { formatAge } from '@vitrine/i18n/format-age'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './upkeep.module.css'
import { UPKEEP, type Upkeep } from './upkeep-state.ts'
import { useClock, useUpdatedAt } from './use-updated-at.ts'
import { useUpkeep } from './use-upkeep.ts'

type UpkeepPanelProps = Pick<User, 'may'>

/** Import, skins, both: for the staff, in its menu (spec accounts §2). */
export function UpkeepPanel({ may }: UpkeepPanelProps) {
  return (
    <FrameTexts frame="rare">
      <Rows may={may} />
    </FrameTexts>
  )
}

function Rows({ may }: UpkeepPanelProps) {
  const t = useT()
  const { locale } = useStore()
  const updatedAt = useUpdatedAt()
  const now = useClock()
  const upkeep = useUpkeep(may)
  const ago = (at: number) => formatAge(Math.max(0, (now ?? at) - at), locale)
  function stateOf(what: Upkeep): string | undefined {
    const { running, ended } = upkeep
    if (running?.what === what)
      return t('upkeep.running', { time: clockOf((now ?? running.since) - running.since) })
    const end = ended[what]
    return end && (end.problem ? t(end.problem) : t('upkeep.done', { ago: ago(end.at) }))
  }
  return (
    <div>
      <h4 className={styles.head}>
        {t('upkeep.title')}
        {updatedAt !== undefined && <span>{t('upkeep.updated', { ago: ago(updatedAt) })}</span>}
      </h4>
      <ul className={styles.rows}>
        {UPKEEP.map((what) => (
          <li key={what} data-state={styleOf(upkeep, what)}>
            <p>
              {t(`upkeep.${what}`)}
              <small role="status">{stateOf(what)}</small>
            </p>
            <Button
              look="line"
              isBusy={upkeep.running?.what === what}
              disabled={upkeep.running !== undefined && upkeep.running.what !== what}
              aria-label={t('upkeep.press', { what: t(`upkeep.${what}`) })}
              onClick={() => void upkeep.start(what)}
            >
              {t(upkeep.ended[what]?.problem ? 'error.again' : 'upkeep.update')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function styleOf({ running, ended }: ReturnType<typeof useUpkeep>, what: Upkeep): string | undefined {
  if (running?.what === what) return 'busy'
  return ended[what]?.problem ? 'wrong' : undefined
}

/** 0:42. */
function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
