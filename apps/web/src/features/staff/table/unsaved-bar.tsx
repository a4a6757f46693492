import { type ReactNode, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { InkBar } from './ink-bar.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

type UnsavedBarProps = {
  /** How many changes are unsaved. */
  text: string
  isBusy: boolean
  onClear(): void
  onSave(): void
  /** The words of the button that saves them. */
  children: ReactNode
}

/** What is changed is saved from here; who leaves without, or throws it away, is asked. */
export function UnsavedBar({ text, isBusy, onClear, onSave, children }: UnsavedBarProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const drop = t('staff.dropChanges')
  return (
    <>
      <InkBar text={text} clearLabel={drop} onClear={() => setAsking(true)}>
        <button type="button" disabled={isBusy} onClick={onSave}>
          {children}
        </button>
      </InkBar>
      {isAsking && (
        <ConfirmDialog
          title={text}
          text={t('staff.dropChangesHint')}
          act={drop}
          onDo={() => {
            setAsking(false)
            onClear()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <UnsavedGuard />
    </>
  )
}
