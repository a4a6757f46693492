import { Peek } from '../peek.tsx'
import { PeekWaits } from '../peek-waits.tsx'
import type { Opened } from './use-opened.ts'

type OpenedWaitsProps = {
  openId: number | undefined
  label: string
  opened: Opened<unknown>
  onOpen(id?: number): void
}

/** In place of a row its list does not hold, until it comes. */
export function OpenedWaits({ openId, label, opened, onOpen }: OpenedWaitsProps) {
  if (openId === undefined || !opened.isAsked || opened.row) return null
  return (
    <Peek id={openId} ids={[]} label={label} title={'\u2026'} onOpen={onOpen}>
      <PeekWaits
        error={opened.error}
        unknown="staff.rowUnknown"
        onRetry={opened.retry}
        onClose={() => onOpen()}
      />
    </Peek>
  )
}
