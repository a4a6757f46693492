import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { phoneHref } from '#web/lib/content/phone-href.ts'
import type { StaticPage } from '#web/lib/content/static-pages.ts'
import { contentPath } from '#web/lib/links.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './checkout.module.css'
import { UnansweredOrder, useUnansweredOrder } from './offline/unanswered-order.tsx'
import { WaitingOrder } from './offline/waiting-order.tsx'
import type { Methods } from './use-methods.ts'
import { COUPON_LAPSED, type Phase, SIGNED_OUT } from './use-place-order.ts'

type PlaceProps = { methods: Methods; state: Phase; onPlace(): void; onResume(): void }

/**
 * The button names the act and the sum; what went wrong stands above it. While the sum is being counted a press still
 * checks the fields, but orders nothing: a sum nobody has seen is not agreed to.
 */
export function PlacePart({ methods, state, onPlace, onResume }: PlaceProps) {
  const t = useT()
  const price = usePrice()
  const { totals } = methods
  const unanswered = useUnansweredOrder()
  return (
    <div className={styles.place}>
      {methods.failed && (
        <Note tone="error">
          {t('checkout.methodsFailed')}
          <Gap />
          <button type="button" className="text-link" onClick={methods.retry}>
            {t('checkout.tryAgain')}
          </button>
        </Note>
      )}
      {state.phase === 'refused' && (
        <Note tone="error">
          {reasonOf(t, state)}
          {state.errorCode === SIGNED_OUT && <SignInAgain />}
        </Note>
      )}
      {unanswered.isAsked ? (
        <UnansweredOrder onOrderAnyway={unanswered.waive} />
      ) : state.phase === 'waiting' && !unanswered.isThere ? (
        <WaitingOrder onResume={onResume} />
      ) : (
        <Button
          isMain
          isBusy={state.phase === 'sending'}
          disabled={state.phase === 'sending'}
          aria-disabled={totals === null}
          onClick={onPlace}
        >
          {totals === null
            ? t('checkout.counting')
            : t('checkout.place', { price: price(totals.grand_total) })}
        </Button>
      )}
      <Legal />
      <Help />
    </div>
  )
}

function SignInAgain() {
  const t = useT()
  return (
    <>
      <Gap />
      <button type="button" className="text-link" onClick={() => openSignIn()}>
        {t('login.title')}
      </button>
    </>
  )
}

function reasonOf(
  t: ReturnType<typeof useT>,
  { errorCode, message, isMarked }: { errorCode: string; message: string; isMarked: boolean },
): string {
  if (errorCode === 'BAG_UNSENT') return t('checkout.bagUnsent')
  if (errorCode === SIGNED_OUT) return t('checkout.signedOut')
  if (errorCode === 'PICKUP_POINT') return t('checkout.wrongPickup')
  if (errorCode === 'STORE_CLOSED') return t('checkout.storeClosed')
  if (errorCode === 'TOTAL_CHANGED') return t('checkout.totalChanged')
  if (errorCode === COUPON_LAPSED) return t('checkout.couponLapsed', { code: message })
  if (errorCode === 'CART_CHANGED') return t('checkout.cartChanged')
  if (errorCode === 'OUT_OF_STOCK') return t('checkout.outOfStock')
  if (errorCode === 'CART_ALREADY_ORDERED') return t('checkout.alreadyOrdered')
  return isMarked ? t('checkout.refusedFields') : t('checkout.refused', { reason: message })
}

/** This page has no footer, where the others tell it. */
function Help() {
  const t = useT()
  const { phone } = useShopInfo()
  if (!phone) return null
  return (
    <a className={`text-link ${styles.help}`} href={phoneHref(phone)}>
      {t('shell.help') + t('shell.comma') + phone}
    </a>
  )
}

/** Right at the button, as the law wants it: the terms, and where there is one the right to withdraw. */
function Legal() {
  const t = useT()
  const store = useStore()
  const { pages } = useShopInfo()
  const link = (identifier: StaticPage['identifier'], label: MessageKey) =>
    pages.includes(identifier) && (
      <Link className="text-link" to={contentPath(identifier)}>
        {t(label)}
      </Link>
    )
  if (!pages.includes('terms-and-conditions')) return null
  const [before, after] = t('checkout.legal', { terms: '\n' }).split('\n')
  return (
    <p className={styles.legal}>
      {before}
      {link('terms-and-conditions', 'shell.terms')}
      {after}
      <Gap />
      {t('checkout.legalAlso')}
      <Gap />
      {isStoreOfUnion(store) && (
        <>
          {link('withdrawal', 'checkout.legalWithdrawal')}
          {t('shell.comma')}
        </>
      )}
      {link('privacy-policy', 'shell.privacy')}
    </p>
  )
}
