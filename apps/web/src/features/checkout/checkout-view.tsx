import type { Estimates } from '@vitrine/contract/cart/estimates'
import { useState } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Gap, usePrice, useT } from '#web/ui/shop-context.tsx'
import { AddressPart } from './address-part.tsx'
import styles from './checkout.module.css'
import { BillingPart } from './chosen/billing-part.tsx'
import { CommentPart } from './chosen/comment-part.tsx'
import { EarlyDeliveryBox } from './chosen/early-delivery-box.tsx'
import { useBilling } from './chosen/use-billing.ts'
import { useEarlyDelivery } from './chosen/use-early-delivery.ts'
import { MethodParts } from './methods-parts.tsx'
import { PlacePart } from './place-part.tsx'
import { useSavedAddresses } from './saved/use-saved-addresses.ts'
import { LeftOut, Summary } from './summary.tsx'
import { useDetails } from './use-details.ts'
import { useMethods } from './use-methods.ts'
import { usePlaceOrder } from './use-place-order.ts'

export type CheckoutData = { countries: { code: string; name: string }[]; estimates: Estimates }

/** One page, three blocks; guest is the default. The summary folds away on phones. */
export function CheckoutView({ countries, estimates }: CheckoutData) {
  const t = useT()
  const price = usePrice()
  const form = useDetails()
  const isGuest = useSession().status !== 'signed-in'
  const saved = useSavedAddresses(form, countries)
  const [wantsAccount, setWantsAccount] = useState(false)
  const methods = useMethods(form.details, estimates)
  const early = useEarlyDelivery()
  const billing = useBilling(form)
  const [tries, setTries] = useState(0)
  const tell = () => setTries((before) => before + 1)
  const agreed = { createAccount: isGuest && wantsAccount, earlyDelivery: early.isAgreed }
  const wish = { form, methods, billing: billing.address, ...agreed, onWrong: tell }
  const { state, place, resume } = usePlaceOrder(wish)
  const submit = () => {
    // Both, so that everything that is missing is said at once.
    if ([form.check(), billing.check(), methods.check(), early.check()].every(Boolean)) {
      saved.keep()
      return void place()
    }
    tell()
  }
  return (
    <>
      <details className={styles.fold}>
        <summary>
          {t('checkout.summary')} <Icon name="down" size="tiny" />
          <span>{methods.totals && price(methods.totals.grand_total)}</span>
        </summary>
        <div className="wrap">
          <Summary totals={methods.totals} />
        </div>
      </details>
      <div className={styles.columns}>
        <form className={styles.form} data-kept noValidate onSubmit={(event) => event.preventDefault()}>
          <h1 className="type-title" tabIndex={-1}>
            {t('checkout.title')}
          </h1>
          <p className={isGuest ? 'type-small tone-second' : `type-small ${styles.unsaid}`}>
            {t('checkout.asGuest')}
            <Gap />
            <button type="button" className={`text-link ${styles.signIn}`} onClick={() => openSignIn()}>
              {t('login.title')}
            </button>
          </p>
          <LeftOut />
          <ErrorSummary
            tries={tries}
            shown={[form.shown, billing.form.shown, methods.isPointMissing, early.isMissing]}
          />
          <AddressPart form={form} saved={saved} countries={countries}>
            {form.isCarried && <BillingPart billing={billing} countries={countries} />}
            {isGuest && (
              <ChoiceBox
                type="checkbox"
                items={[{ key: 'account', title: t('checkout.account'), below: t('checkout.accountHint') }]}
                isChosen={() => wantsAccount}
                onPick={() => setWantsAccount(!wantsAccount)}
              />
            )}
          </AddressPart>
          <MethodParts methods={methods} />
          <CommentPart form={form} />
          <EarlyDeliveryBox consent={early} />
          <PlacePart methods={methods} state={state} onPlace={submit} onResume={() => void resume()} />
        </form>
        <aside className={styles.side}>
          <div>
            <h2 className={styles.partTitle}>{t('checkout.summary')}</h2>
            <Summary totals={methods.totals} />
          </div>
        </aside>
      </div>
    </>
  )
}
