import type { SkinDesk } from '@vitrine/contract/design/skins'
import type { SkinFault } from '@vitrine/domain/design/skin/skin-faults'
import { type RefObject, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import { UnkeptGuard } from '../../writing/unkept-guard.tsx'
import styles from '../design.module.css'
import { SkinHistory } from './skin-history.tsx'
import type { useSkin } from './use-skin.ts'

type SkinBarProps = {
  skin: ReturnType<typeof useSkin>
  desk: SkinDesk
  faults: readonly SkinFault[]
  /** Where those stand. */
  why: RefObject<HTMLElement | null>
}

export function SkinBar({ skin, desk, faults, why }: SkinBarProps) {
  const t = useT()
  const { locale } = useStore()
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  const { draft } = desk
  const hasDraft = draft !== null || skin.isDirty
  async function publish() {
    // Refused here by the rule the server refuses by; why stands on the screen.
    if (faults.length > 0) return why.current?.focus()
    if (await skin.publish()) notify({ text: t('staff.skinPublished'), tone: 'success' })
  }
  return (
    <>
      <UnkeptGuard desk={skin} />
      <span className={styles.second} role="status">
        {skin.isDirty
          ? t(skin.isFailed || !isOnline ? 'staff.contentUnsaved' : 'staff.contentSaving')
          : draft && t('staff.contentSaved', { time: momentOf(locale, draft.updated_at) })}
      </span>
      <div className={styles.acts}>
        {draft && (
          <button type="button" className="text-link" onClick={() => void skin.discard()}>
            {t('staff.contentDiscard')}
          </button>
        )}
        <Button look="line" onClick={() => setOpen(true)}>
          {t('staff.contentHistory')}
        </Button>
        <Button disabled={!hasDraft} isBusy={skin.isBusy} onClick={() => void publish()}>
          {t(hasDraft ? 'staff.skinPublish' : 'staff.contentPublished')}
        </Button>
      </div>
      <Panel side="wide" isOpen={isOpen} title={t('staff.contentHistory')} onClose={() => setOpen(false)}>
        <SkinHistory skin={skin} desk={desk} />
      </Panel>
    </>
  )
}
