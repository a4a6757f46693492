import { CallError } from '@vitrine/contract/reply'
import { saveName } from '@vitrine/contract/user/profile'
import { callBack, checkCode, sendCode } from '@vitrine/contract/user/sign-in'
import type { User } from '@vitrine/contract/user/user'
import { isEmail } from '@vitrine/domain/contact/email'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
import { CODE_LIFE_MS } from '@vitrine/domain/contact/sign-in-code'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useRef, useState } from 'react'
import { keepHadBonuses } from '#web/engine/promotions/known-bonuses.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { useSession } from '#web/engine/use-session.ts'
import { orderKeys } from '#web/lib/account/order-keys.ts'
import { canKeepPasskey } from '#web/lib/account/passkey-device.ts'
import { enterByPasskey } from '#web/lib/account/passkeys.ts'
import { tellProfileChange } from '#web/lib/account/profile-changes.ts'
import { welcomePartner } from '#web/lib/account/welcome-partner.ts'
import { notify } from '#web/lib/notify.ts'
import { usePixel } from '#web/lib/pixel/use-pixel.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { isPasskeyOfferDue } from './passkey/is-passkey-offer-due.ts'
import type { SignInCall } from './problem-of.ts'
import { useSignInAttempt } from './use-sign-in-attempt.ts'

export type SignInStep = 'login' | 'sms-code' | 'second-factor' | 'enter-name' | 'offer-passkey'
/** `typed`: the contact as it was asked for. */
type Sent = { typed: string; contact: string; isEmail: boolean; times: number; at: number; isCalled: boolean }
const NOT_SENT: Sent = { typed: '', contact: '', isEmail: false, times: 0, at: 0, isCalled: false }
type Second = { ticket: string; methods: readonly string[] }
const BACK: Partial<Record<SignInStep, SignInStep>> = { 'enter-name': 'sms-code' }

/** Who signs in, step by step (spec accounts §4); each way back keeps what was typed. */
export function useSignIn({ contact: known, onDone }: { contact: string; onDone(): void }) {
  const [step, setStep] = useState<SignInStep>('login')
  const [contact, setContact] = useState(known)
  const [sent, setSent] = useState(NOT_SENT)
  const [second, setSecond] = useState<Second>({ ticket: '', methods: [] })
  const { isBusy, problem, setProblem, attempt } = useSignInAttempt()
  const entering = useEntering({ attempt, setStep, onDone })
  const sending = useSending({ attempt, contact, sent, setSent, step, setStep })
  const client = useClient()
  const { orders } = useOrders()

  const check = (code: string) =>
    attempt('check', async () => {
      try {
        const body = { phone: contact.trim(), code, ...(await orderKeys(orders)) }
        await entering.enter(await client.call(checkCode, { body }))
      } catch (error) {
        const ticket = ticketOf(error)
        if (!ticket) throw error
        setSecond(ticket)
        setStep('second-factor')
      }
    })

  function back() {
    setProblem(undefined)
    setStep(BACK[step] ?? 'login')
  }
  function restart(reason: MessageKey) {
    setStep('login')
    setProblem(reason)
  }
  const forget = () => setProblem(undefined)
  const state = { step, contact, setContact, sent, second, isBusy, problem }
  return { ...state, ...entering, ...sending, check, forget, back, restart }
}
export type SignIn = ReturnType<typeof useSignIn>

type Attempt = { attempt(call: SignInCall, work: () => Promise<void>): Promise<void> }
type Walking = Attempt & { setStep(step: SignInStep): void }
type Sending = Walking & {
  contact: string
  step: SignInStep
  sent: Sent
  setSent(change: (before: Sent) => Sent): void
}

function useSending({ attempt, contact, sent, setSent, step, setStep }: Sending) {
  const client = useClient()
  const send = () =>
    attempt('send', async () => {
      const phone = contact.trim()
      if (!isEmail(phone) && !isPhoneShape(phone)) throw new CallError({ code: 400, result: '' })
      try {
        const { contact, is_email } = await client.call(sendCode, { body: { phone } })
        const at = Date.now()
        setSent(({ times }) => ({
          typed: phone,
          contact,
          isEmail: is_email,
          times: times + 1,
          at,
          isCalled: false,
        }))
      } catch (error) {
        // Who turned back and came again has a code on its way, as long as it opens anything.
        if (step !== 'login' || !hasCode(sent, phone) || !isTooOften(error)) throw error
      }
      setStep('sms-code')
    })
  const call = () =>
    attempt('call', async () => {
      await client.call(callBack, { body: { phone: contact.trim() } })
      setSent((before) => ({ ...before, times: before.times + 1, isCalled: true }))
    })
  return { send, call }
}

function useEntering({ attempt, setStep, onDone }: Walking & { onDone(): void }) {
  const t = useT()
  const client = useClient()
  const session = useSession()
  const { code } = useStore()
  const tellPixel = usePixel()
  const entered = useRef<User>(undefined)
  function finish() {
    notify({ text: t('login.done'), tone: 'success' })
    setStep('login')
    onDone()
    if (entered.current) welcomePartner(entered.current)
  }
  async function offer() {
    if (isPasskeyOfferDue() && (await canKeepPasskey())) setStep('offer-passkey')
    else finish()
  }
  const begin = async (user: User) => {
    // First, as the bag may stand open behind the window: it would grow as they come.
    keepHadBonuses({ customer: String(user.id), store: code }, user.account > 0)
    await session.signIn(user.token ?? '')
    entered.current = user
  }
  const enter = async (user: User) => {
    await begin(user)
    if (user.firstname || user.lastname) await offer()
    else setStep('enter-name')
  }
  const byPasskey = () =>
    attempt('passkey', async () => {
      await begin(await enterByPasskey(client))
      finish()
    })
  const name = (name: string) =>
    attempt('name', async () => {
      if (name.trim() === '') throw new CallError({ code: 400, result: '' })
      await client.call(saveName, { body: { name: name.trim() } })
      tellProfileChange()
      tellPixel({ name: 'CompleteRegistration' })
      await offer()
    })
  return { enter, byPasskey, name, finish }
}

function ticketOf(error: unknown): Second | undefined {
  if (!(error instanceof CallError) || error.meta.errorCode !== 'SECOND_FACTOR_REQUIRED') return undefined
  const { ticket = '', methods = [] } = error.meta
  return { ticket, methods }
}

const hasCode = ({ typed, at }: Sent, phone: string) => typed === phone && Date.now() - at < CODE_LIFE_MS
const isTooOften = (error: unknown) => error instanceof CallError && error.code === 429
