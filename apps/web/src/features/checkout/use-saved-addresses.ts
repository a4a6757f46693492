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
import { whenNotTyping } from './chosen/when-not-typing.ts'
import type { DetailsForm } from './use-details.ts'

export type SavedAddresses = {
  /** Those this store delivers to. */
  addresses: readonly SavedAddress[]
  /** The one the form holds; undefined for one nobody has saved. */
  chosen: SavedAddress | undefined
  choose(id: number | undefined): void
  /** Whether there is an account to keep a new one in, and whether it is to be kept. */
  canKeep: boolean
  isKept: boolean
  setKept(isKept: boolean): void
  /** Once it is ordered. An order does not wait for it. */
  keep(): void
}

type Country = { code: string }

/**
 * What is known of who is signed in fills an empty form; what they have typed stays. Once they type, a saved address is
 * offered and not taken: its fields would fold away under their hands.
 */
export function useSavedAddresses(form: DetailsForm, countries: readonly Country[]): SavedAddresses {
  const client = useClient()
  const session = useSession()
  const isIn = session.status === 'signed-in'
  const key = isIn ? `checkout ${session.customer}` : null
  const { answer } = useAnswer(key, async () => {
    const [user, addresses] = await Promise.all([client.call(getProfile), client.call(listAddresses)])
    return { user, addresses }
  })
  const [isKept, setKept] = useState(true)
  const isDelivered = ({ country_id }: SavedAddress) => countries.some(({ code }) => code === country_id)
  const addresses = isIn ? (answer?.addresses.filter(isDelivered) ?? []) : []
  const chosen = addresses.find((address) => isSame(fromAddress(address), form.details))
  const filledFor = useRef<string | null>(null)
  const prefill = useEffectEvent(() => {
    if (!answer || filledFor.current === session.customer) return
    filledFor.current = session.customer
    const { user } = answer
    const takeEmail = () => form.fill(({ email }) => (email === '' ? { email: user.email ?? '' } : {}))
    const takeAddress = () =>
      form.fill((details, { isTouched }) => {
        if (!isSame(emptyAddress(details.country), details)) return {}
        const first = isTouched ? undefined : addresses[0]
        return first ? fromAddress(first) : { name: joinName(user) }
      })
    whenNotTyping(isEmail, takeEmail)
    whenNotTyping((field) => !isEmail(field), takeAddress)
  })
  useEffect(() => {
    if (answer && form.isRead) prefill()
  }, [answer, form.isRead])
  return {
    addresses,
    chosen,
    choose(id) {
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

const isEmail = (autocomplete: string) => autocomplete === 'email'

const isSame = (one: AddressDetails, other: AddressDetails): boolean =>
  (Object.keys(one) as (keyof AddressDetails)[]).every((field) => one[field].trim() === other[field].trim())
