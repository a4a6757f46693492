import { addAddress, listAddresses, type SavedAddress } from '@vitrine/contract/user/addresses'
import { getProfile } from '@vitrine/contract/user/profile'
import { joinName } from '@vitrine/domain/address/split-name'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import {
  type AddressDetails,
  emptyAddress,
  fromAddress,
  toAddress,
} from '#web/lib/address/address-details.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { whenNotTyping } from '../chosen/when-not-typing.ts'
import type { DetailsForm } from '../use-details.ts'
import { keepHeight, knownHeight } from './known-addresses.ts'
import { isEmail, useHeldPlace } from './use-held-place.ts'

export type SavedAddresses = {
  /** Those this store delivers to. */
  addresses: readonly SavedAddress[]
  /** They are asked for, and what they will probably take is held for them: in pixels, where it is known. */
  coming: { height: number | undefined } | undefined
  /** Until then the fields are folded away, as they will be. */
  isFolded: boolean
  /** The one the form holds; undefined for one nobody has saved. */
  chosen: SavedAddress | undefined
  choose(id: number | undefined): void
  /** Whether there is an account to keep a new one in, and whether it is to be kept. */
  canKeep: boolean
  isKept: boolean
  setKept(isKept: boolean): void
  /** Once it is ordered. An order does not wait for it. */
  keep(): void
  /** What they take is held for them at the next checkout. */
  keepHeight(height: number): void
}

type Country = { code: string }

/**
 * What is known of who is signed in fills an empty form; what they have typed stays. Once they type, a saved address is
 * offered and not taken: its fields would fold away under their hands. Nor are they pushed down by it: it has its place
 * before it comes, or comes when nobody types.
 */
export function useSavedAddresses(form: DetailsForm, countries: readonly Country[]): SavedAddresses {
  const client = useClient()
  const session = useSession()
  const isIn = session.status === 'signed-in'
  const whose = `${session.customer}/${useStore().code}`
  const key = isIn ? `checkout ${session.customer}` : null
  const { answer, error } = useAnswer(key, async () => {
    const [user, addresses] = await Promise.all([client.call(getProfile), client.call(listAddresses)])
    return { user, addresses }
  })
  const [isKept, setKept] = useState(true)
  const isDelivered = ({ country_id }: SavedAddress) => countries.some(({ code }) => code === country_id)
  const addresses = isIn ? (answer?.addresses.filter(isDelivered) ?? []) : []
  const isComing = useIsOnline() && isIn && !answer && error === undefined && knownHeight(whose) !== 0
  const place = useHeldPlace(form, { isComing, hasFailed: error !== undefined })
  const shown = place.isHeld ? addresses : []
  const chosen = shown.find((address) => isSame(fromAddress(address), form.details))
  const filledFor = useRef<string | null>(null)
  const prefill = useEffectEvent(() => {
    if (!answer || filledFor.current === session.customer) return
    filledFor.current = session.customer
    const { user } = answer
    const takeEmail = () => form.fill(({ email }) => (email === '' ? { email: user.email ?? '' } : {}))
    const takeAddress = () =>
      form.fill((details, { isTouched }) => {
        if (!isSame(emptyAddress(details.country), details)) return {}
        const first = place.takesFirst(isTouched) ? addresses[0] : undefined
        return first ? fromAddress(first) : { name: joinName(user) }
      })
    whenNotTyping(isEmail, takeEmail)
    place.take(takeAddress)
    if (addresses.length === 0) keepHeight(whose, 0)
  })
  useEffect(() => {
    if (answer && form.isRead) prefill()
  }, [answer, form.isRead])
  return {
    addresses: shown,
    coming: isComing && place.isHeld ? { height: knownHeight(whose) } : undefined,
    // None to choose from: the fields come as their place goes, not a moment later.
    isFolded: place.isFolded && (isComing || addresses.length > 0),
    chosen,
    keepHeight: (height) => keepHeight(whose, height),
    choose(id) {
      // What was typed before may be none of them.
      if (isComing) return place.open()
      const address = addresses.find((one) => one.id === id)
      form.fill(({ country }) => (address ? fromAddress(address) : emptyAddress(country)))
    },
    canKeep: isIn && !('actor' in session && session.actor) && chosen === undefined,
    isKept,
    setKept,
    keep() {
      if (!isIn || chosen || !isKept) return
      void client.call(addAddress, { body: toAddress(form.details, form.regions) }).catch(() => undefined)
    },
  }
}

const isSame = (one: AddressDetails, other: AddressDetails): boolean =>
  (Object.keys(one) as (keyof AddressDetails)[]).every((field) => one[field].trim() === other[field].trim())
