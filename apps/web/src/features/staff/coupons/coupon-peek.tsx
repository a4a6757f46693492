import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import { takesOff } from './coupon-columns.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { draftOf, termsOf } from './coupon-form-state.ts'
import { type SaveResult, useSaveCoupon, useSwitchCoupon } from './use-coupons.ts'

type CouponPeekProps = {
  /** Undefined: one that is being made. */
  coupon: StaffCoupon | undefined
  ids: readonly number[]
  onOpen(id?: number): void
  onChange(): void
}

export function CouponPeek({ coupon, ids, onOpen, onChange }: CouponPeekProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(coupon))
  const [refused, setRefused] = useState<Extract<SaveResult, { wrong: string }>>()
  const { isBusy, run } = useBusy()
  const save = useSaveCoupon()
  const turn = useSwitchCoupon()
  const send = () =>
    run(async () => {
      const result = await save(termsOf(draft), coupon)
      if ('wrong' in result) return setRefused(result)
      notify({ text: t('staff.couponSaved'), tone: 'success' })
      onChange()
      onOpen(result.saved.id)
    })
  const switchIt = ({ id, enabled }: StaffCoupon) =>
    run(async () => {
      await turn(id, !enabled)
      const undo = { label: t('staff.undo'), onClick: () => void turn(id, enabled).then(onChange) }
      notify({ text: t(enabled ? 'staff.couponStopped' : 'staff.couponGoes'), action: undo })
      onChange()
    })
  return (
    <Peek
      id={coupon?.id ?? 0}
      ids={ids}
      onOpen={onOpen}
      label={t('staff.coupon')}
      title={coupon?.code ?? t('staff.couponNew')}
      beside={coupon && <span>{t('staff.couponUses', { count: coupon.used })}</span>}
    >
      <form
        className={peek.body}
        id="coupon"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {refused && (
          <Note tone="error">
            {refused.theirs
              ? t('staff.couponTheirs', { now: takesOff(t, refused.theirs), used: refused.theirs.used })
              : refused.wrong}
          </Note>
        )}
        <CouponFields
          draft={draft}
          isUsed={(coupon?.used ?? 0) > 0}
          wrong={refused?.field}
          onChange={setDraft}
        />
      </form>
      <footer className={peek.foot}>
        <Button type="submit" form="coupon" isBusy={isBusy} disabled={isBusy}>
          {t('staff.couponSave')}
        </Button>
        {coupon && (
          <Button look="line" disabled={isBusy} onClick={() => void switchIt(coupon)}>
            {t(coupon.enabled ? 'staff.couponStop' : 'staff.couponGo')}
          </Button>
        )}
      </footer>
    </Peek>
  )
}

/** One act at a time; what got no answer is said. */
function useBusy() {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch {
      notify({ text: t('staff.stepFailed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
