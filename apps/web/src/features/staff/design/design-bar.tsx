import type { DesignDesk } from '@vitrine/contract/design/editor'
import type { Design } from '@vitrine/domain/design/design'
import { designChanges } from '@vitrine/domain/design/design-changes'
import { designWarnings } from '@vitrine/domain/design/design-warnings'
import { useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { UnkeptGuard } from '../writing/unkept-guard.tsx'
import styles from './design.module.css'
import { Looks } from './publish/looks.tsx'
import { PublishForm } from './publish/publish-form.tsx'
import { Warnings } from './publish/warnings.tsx'
import type { useDesign } from './use-design.ts'

type DesignBarProps = {
  look: ReturnType<typeof useDesign>
  desk: DesignDesk
  design: Design
  onOpen(at: string): void
}
type Shown = 'publish' | 'history' | 'warnings'

export function DesignBar({ look, desk, design, onOpen }: DesignBarProps) {
  const t = useT()
  const [shown, setShown] = useState<Shown>()
  const changes = designChanges(desk.published, design)
  const warnings = designWarnings(design, new Date().toISOString())
  const close = () => setShown(undefined)
  const titles = {
    publish: t('staff.designPublish', { count: changes.length }),
    history: t('staff.contentHistory'),
    warnings: t('staff.designWarnings', { count: warnings.length }),
  }
  return (
    <header className={styles.bar}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.design')}
      </h1>
      <SaveState look={look} desk={desk} />
      <UnkeptGuard desk={look} />
      <IconButton icon="back" label={t('staff.designUndo')} disabled={!look.canUndo} onClick={look.undo} />
      <div className={styles.acts}>
        {warnings.length > 0 && (
          <button type="button" className={styles.warn} onClick={() => setShown('warnings')}>
            {titles.warnings}
          </button>
        )}
        {desk.may_publish && desk.draft && (
          <button type="button" className="text-link" onClick={() => void look.discard()}>
            {t('staff.contentDiscard')}
          </button>
        )}
        <Button look="line" onClick={() => setShown('history')}>
          {titles.history}
        </Button>
        {desk.may_publish ? (
          <Button disabled={changes.length === 0 || look.isBusy} onClick={() => setShown('publish')}>
            {changes.length > 0 ? titles.publish : t('staff.contentPublished')}
          </Button>
        ) : (
          <span className={styles.second}>{t('staff.designPartner')}</span>
        )}
      </div>
      <Panel side="wide" isOpen={shown !== undefined} title={titles[shown ?? 'publish']} onClose={close}>
        {shown === 'publish' && <PublishForm {...{ look, changes, warnings }} onDone={close} />}
        {shown === 'history' && <Looks look={look} desk={desk} />}
        {shown === 'warnings' && (
          <Warnings
            warnings={warnings}
            onOpen={(id) => {
              close()
              onOpen(id)
            }}
          />
        )}
      </Panel>
    </header>
  )
}

function SaveState({ look, desk }: Pick<DesignBarProps, 'look' | 'desk'>) {
  const t = useT()
  const { locale } = useStore()
  const isOnline = useIsOnline()
  const at = desk.draft?.updated_at
  return (
    <span className={styles.second} role="status">
      {look.isDirty
        ? t(look.isFailed || !isOnline ? 'staff.contentUnsaved' : 'staff.contentSaving')
        : at && t('staff.contentSaved', { time: momentOf(locale, at) })}
    </span>
  )
}
