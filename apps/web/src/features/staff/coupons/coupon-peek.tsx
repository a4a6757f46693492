import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { useState } from 'react'
import { FormProblem } from '#web/lib/form/fields.tsx'
import { notify } from '#web/lib/notify.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../answer/failure-notice.ts'
import { TheirChanges } from '../catalogue/parts/their-changes.tsx'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import { UnsavedGuard } from '../table/unsaved-guard.tsx'
import { couponChanges } from './form/coupon-changes.ts'
import { CouponFields } from './form/coupon-fields.tsx'
import { draftOf } from './form/coupon-form-state.ts'
import { useCouponForm } from './form/use-coupon-form.ts'
import { useSwitchCoupon } from './use-coupons.ts'

type CouponPeekProps = {
  /** Undefined: one that is being made. */
  coupon: StaffCoupon | undefined
  ids: readonly number[]
  onOpen(id?: number): void
  onChange(): void
}

export function CouponPeek({ coupon: opened, ids, onOpen, onChange }: CouponPeekProps) {
  const t = useT()
  const [coupon, setCoupon] = useState(opened)
  const { isBusy, run } = useBusy()
  const turn = useSwitchCoupon()
  const [seen, setSeen] = useState<StaffCoupon>()
  const form = useCouponForm({ coupon, onSaved: show, onTheirs: overtake })
  const reader = useMoneyReader()
  const { locale } = useStore()
  const theirs = seen && coupon ? couponChanges([seen, coupon], t, reader) : []
  function overtake(now: StaffCoupon): void {
    // Of those who change it one after the other, the first reading is what all of them are told from.
    setSeen(seen ?? coupon)
    setCoupon(now)
    onChange()
  }
  function show(saved: StaffCoupon): void {
    notify({ text: t('staff.couponSaved'), tone: 'success' })
    setSeen(undefined)
    setCoupon(saved)
    onChange()
    onOpen(saved.id)
  }
  function takeTheirs(): void {
    setSeen(undefined)
    form.reset(draftOf(coupon, locale))
  }
  // What is being typed stays. Where somebody changed it, too, the one that was seen stays, so that saving tells of it.
  const switchTo = async (id: number, isOn: boolean) => {
    const now = await turn(id, isOn)
    setCoupon((seen) => (seen && now.version > seen.version + 1 ? seen : now))
    onChange()
  }
  const switchIt = ({ id, enabled }: StaffCoupon) =>
    run(async () => {
      await switchTo(id, !enabled)
      const undo = { label: t('staff.undo'), onClick: () => void run(() => switchTo(id, enabled)) }
      notify({ text: t(enabled ? 'staff.couponStopped' : 'staff.couponGoes'), action: undo })
    })
  return (
    <Peek
      id={coupon?.id ?? 0}
      ids={ids}
      onOpen={onOpen}
      label={t('staff.coupon')}
      title={coupon?.code ?? t('staff.couponNew')}
      neighbours={{ before: t('staff.couponBefore'), after: t('staff.couponAfter') }}
      beside={coupon && <span>{t('staff.couponUses', { count: coupon.used })}</span>}
    >
      <form id="coupon" {...form.formProps} className={peek.body}>
        <FormProblem form={form} />
        {theirs.length > 0 && (
          <TheirChanges
            changes={theirs}
            onTheirs={takeTheirs}
            onMine={() => form.formProps.ref.current?.requestSubmit()}
          />
        )}
        {/* Saving leads on to the one that was made. */}
        {form.isDirty && !form.isBusy && <UnsavedGuard />}
        <CouponFields {...{ form, coupon }} />
      </form>
      <footer className={peek.foot}>
        <Button type="submit" form="coupon" isBusy={form.isBusy} disabled={isBusy || form.isBusy}>
          {t('staff.couponSave')}
        </Button>
        {coupon && (
          <Button look="line" disabled={isBusy || form.isBusy} onClick={() => void switchIt(coupon)}>
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
    } catch (error) {
      // What got no answer may have been done all the same.
      notify(failureNotice(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
