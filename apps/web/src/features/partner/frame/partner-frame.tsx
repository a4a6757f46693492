import { getMembership, type Membership } from '@vitrine/contract/partner/membership'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ReactNode } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { UntilBack } from '#web/lib/account/until-back.tsx'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Head } from '#web/lib/head.tsx'
import { useFrameTexts } from '#web/lib/store/use-frame-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusKept } from '#web/ui/focus/use-focus-kept.ts'
import styles from '#web/ui/quiet-page.module.css'
import { ShopProvider, useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { AgreementStep } from '../joining/agreement-step.tsx'
import { ApplyView } from '../joining/apply-view.tsx'
import { useRound } from '../use-round.ts'
import { FormerNav } from './former-nav.tsx'
import { knownMembership, MembershipContext } from './membership.ts'
import own from './partner-frame.module.css'
import { PartnerNav } from './partner-nav.tsx'

type Room = {
  children: ReactNode
  /** Not every shop has every room; where this one is missing, `missing` stands in its place. */
  isThere?: (me: Membership) => boolean
  missing?: ReactNode
  /** Stays open once the partnership has ended. */
  outlasts?: boolean
}
type PartnerFrameProps = Room & { title: MessageKey }

/**
 * Around every page of the cabinet. Who is no partner yet is led to becoming one; who has not agreed yet, to agreeing; who is
 * none any more, to what was earned.
 */
export function PartnerFrame({ title, ...room }: PartnerFrameProps) {
  const store = useStore()
  const t = useFrameTexts('partner')
  const { status, customer } = useSession()
  if (t === undefined || status === 'unknown')
    return (
      <>
        <Head />
        <div className={styles.alone} aria-busy="true" />
      </>
    )
  return (
    <ShopProvider store={store} t={t}>
      <Head title={t(title)} />
      <UntilBack customer={customer} guest={(isAwaited) => <Guest isAwaited={isAwaited} />}>
        {(whose) => <Inside customer={whose} title={title} {...room} />}
      </UntilBack>
    </ShopProvider>
  )
}

function Inside({ customer, title, ...room }: PartnerFrameProps & { customer: string }) {
  const t = useT()
  const client = useClient()
  const { latest, error, retry } = useRound('membership', () => client.call(getMembership))
  const me = knownMembership(customer, latest)
  if (me) return <Stage me={me} {...room} />
  if (error === undefined) return <div className={styles.alone} aria-busy="true" />
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="type-title">{t(title)}</h1>
      <Failed text={failureText(error)} onRetry={retry} />
    </div>
  )
}

/** Who has asked, or agreed, goes on at the head of what comes then: the button that was pressed is gone with its page. */
function Stage({ me, ...room }: Room & { me: Membership }) {
  const step = me.state === 'partner' ? String(hasAgreed(me)) : me.state
  const kept = useFocusKept(step, toHead)
  return (
    <div {...kept} className={own.stage}>
      <Step me={me} {...room} />
    </div>
  )
}

function toHead(stage: HTMLElement): HTMLElement | null {
  document.documentElement.scrollTop = 0
  return stage.querySelector('h1')
}

const hasAgreed = ({ agreement }: Membership) => agreement.version === '' || agreement.accepted_at !== null

function Step({ me, children, isThere, missing, outlasts = false }: Room & { me: Membership }) {
  if (me.ended_at) return <FormerNav me={me}>{outlasts ? children : <ApplyView me={me} />}</FormerNav>
  if (me.state !== 'partner') return <ApplyView me={me} />
  if (!hasAgreed(me)) return <AgreementStep version={me.agreement.version} />
  if (isThere?.(me) === false) return missing
  return (
    <MembershipContext value={me}>
      <PartnerNav me={me}>{children}</PartnerNav>
    </MembershipContext>
  )
}

function Guest({ isAwaited }: { isAwaited: boolean }) {
  const t = useT()
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="type-title">{t('partner.title')}</h1>
      <p>
        {t('partner.guest')} {isAwaited && t('partner.untilBack')}
      </p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </div>
  )
}
