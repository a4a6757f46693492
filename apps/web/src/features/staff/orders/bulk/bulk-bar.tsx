import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { isTyping } from '../../frame/letter-keys.ts'
import { InkBar } from '../../table/ink-bar.tsx'
import { STEP_WORDS } from '../order-words.ts'
import { PackingSheets } from './packing-sheets.tsx'
import { ableTo, BULK_STEPS, type Held, useHeldSteps } from './use-held-steps.ts'

type BulkBarProps = {
  chosen: readonly StaffOrder[]
  onClear(): void
  onFile(): void
  onDone(): void
}

/** What is done with the chosen orders; then, for a moment, how it is undone. */
export function BulkBar({ chosen, onClear, onFile, onDone }: BulkBarProps) {
  const t = useT()
  const { held, hold, sendNow, undo } = useHeldSteps(onDone)
  const [packing, setPacking] = useState<readonly number[]>()
  if (held) return <HeldBar held={held} onUndo={undo} onNow={sendNow} />
  const steps = BULK_STEPS.flatMap((step) => {
    const orders = ableTo(chosen, step)
    return orders.length > 0 ? [{ step, orders }] : []
  })
  return (
    <>
      {chosen.length > 0 && (
        <InkBar text={t('staff.chosen', { count: chosen.length })} onClear={onClear}>
          {steps.map((one) => (
            <button
              key={one.step}
              type="button"
              onClick={() => {
                hold(one)
                onClear()
              }}
            >
              {t(STEP_WORDS[one.step])} {one.orders.length < chosen.length && one.orders.length}
            </button>
          ))}
          <button type="button" onClick={() => setPacking(chosen.map(({ id }) => id))}>
            {t('staff.packingList')}
          </button>
          <button type="button" onClick={onFile}>
            {t('staff.auditCsv')}
          </button>
        </InkBar>
      )}
      {packing && <PackingSheets ids={packing} onPrinted={() => setPacking(undefined)} />}
    </>
  )
}

type HeldBarProps = { held: Held; onUndo(): void; onNow(): void }

function HeldBar({ held: { step, orders }, onUndo, onNow }: HeldBarProps) {
  const t = useT()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const text = t('staff.bulkHeld', { count: orders.length, act: t(STEP_WORDS[step]) })
  return (
    <InkBar text={text} onClear={onNow}>
      <button type="button" onClick={onUndo}>
        {t('staff.undo')}
      </button>
    </InkBar>
  )
}
