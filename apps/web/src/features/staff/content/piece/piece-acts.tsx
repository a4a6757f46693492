import type { TextLanguage } from '@vitrine/contract/content/editing'
import { codesSpeaking } from '@vitrine/domain/store/store-identity'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { momentOf } from '../../staff-words.ts'
import { UnkeptGuard } from '../../writing/unkept-guard.tsx'
import styles from '../content.module.css'
import { shopPath } from '../content-words.ts'
import type { PieceOf } from './piece-of.ts'
import type { usePiece } from './use-piece.ts'
import { Versions } from './versions.tsx'

type PieceActsProps = {
  of: PieceOf
  desk: ReturnType<typeof usePiece>
  title: string
  /** Languages that differ from what shoppers read. */
  count: number
  /** The one looked at. */
  language: TextLanguage
}

export function PieceActs({ of, desk, title, count, language }: PieceActsProps) {
  const t = useT()
  const [shown, setShown] = useState<'history' | 'preview'>()
  const isReady = count > 0 && !desk.isBusy && desk.conflict === undefined
  usePublishKey(() => isReady && void desk.publish())
  return (
    <header className={styles.top}>
      <div>
        <h1 className={staff.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.under}>
          {shopPath(of.kind, of.identifier) ?? of.identifier}, {of.store || t('staff.contentAllStores')}
        </p>
      </div>
      <div className={styles.acts}>
        <SaveState desk={desk} />
        <UnkeptGuard desk={desk} />
        {desk.piece?.draft && (
          <button type="button" className="text-link" onClick={() => void desk.discard()}>
            {t('staff.contentDiscard')}
          </button>
        )}
        <Button look="line" onClick={() => setShown('history')}>
          {t('staff.contentHistory')}
        </Button>
        {of.kind !== 'block' && (
          <Button look="line" disabled={desk.isDirty} onClick={() => setShown('preview')}>
            {t('staff.contentSee')}
          </Button>
        )}
        <Button disabled={!isReady} isBusy={desk.isBusy} onClick={() => void desk.publish()}>
          {count > 0 ? t('staff.contentPublish', { count }) : t('staff.contentPublished')}
        </Button>
      </div>
      <Panel
        side="wide"
        isOpen={shown !== undefined}
        title={t(shown === 'preview' ? 'staff.contentPreview' : 'staff.contentHistory')}
        onClose={() => setShown(undefined)}
      >
        {shown === 'history' && (
          <Versions of={of} onGoBack={(id) => void desk.goBack(id).then(() => setShown(undefined))} />
        )}
        {shown === 'preview' && (
          <iframe
            className={styles.preview}
            title={t('staff.contentPreview')}
            src={previewAddress(of, language)}
          />
        )}
      </Panel>
    </header>
  )
}

/** The page itself, in a store that speaks the language. */
function previewAddress({ kind, identifier, store }: PieceOf, language: TextLanguage): string {
  const spoken: Language = LANGUAGES.find((one) => one === language) ?? 'en'
  const code = store || codesSpeaking([spoken])[0]
  return `/${code}/admin/preview/${kind}/${identifier}${store && `?store=${store}`}`
}

function SaveState({ desk: { piece, isDirty, isFailed } }: Pick<PieceActsProps, 'desk'>) {
  const t = useT()
  const isOnline = useIsOnline()
  const { locale } = useStore()
  const at = piece?.draft?.updated_at
  const words = isDirty
    ? t(isFailed || !isOnline ? 'staff.contentUnsaved' : 'staff.contentSaving')
    : at && t('staff.contentSaved', { time: momentOf(locale, at) })
  return (
    <span className={styles.state} role="status">
      {words}
    </span>
  )
}

/** Ctrl and Enter publish, as the button says. */
function usePublishKey(publish: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    publish()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
