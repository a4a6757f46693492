import type { ReactNode } from 'react'
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

/** What is changed is saved from here, and who leaves without is asked. */
export function UnsavedBar({ text, isBusy, onClear, onSave, children }: UnsavedBarProps) {
  return (
    <>
      <InkBar text={text} onClear={onClear}>
        <button type="button" disabled={isBusy} onClick={onSave}>
          {children}
        </button>
      </InkBar>
      <UnsavedGuard />
    </>
  )
}
