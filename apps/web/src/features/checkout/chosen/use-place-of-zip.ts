import { taxByZip } from '@vitrine/contract/cart/places'
import { CallError } from '@vitrine/contract/reply'
import { isPostcode } from '@vitrine/domain/address/postcode'
import { isPlacedByZip, isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { whenNotTyping } from './when-not-typing.ts'

type Form = {
  details: { country: string; postcode: string; city: string }
  fill(more: (current: { city: string }) => { city?: string }): void
}

/** Fills the city a postcode belongs to, until somebody has typed another; says whether no tax is known of it. */
export function usePlaceOfZip(form: Form): boolean {
  const client = useClient()
  const store = useStore()
  const filled = useRef('')
  const { country } = form.details
  const zip = form.details.postcode.trim()
  const isAsked = isPlacedByZip(country) && isPostcode(country, zip)
  const { answer, error } = useAnswer(isAsked ? `${country} ${zip}` : null, () =>
    client.call(taxByZip, { query: { zip, country } }),
  )
  const fill = useEffectEvent((city: string) =>
    form.fill((current) => {
      const typed = current.city.trim()
      if (typed !== '' && typed !== filled.current) return {}
      filled.current = city
      return { city }
    }),
  )
  const city = answer?.city
  useEffect(() => {
    if (city) return whenNotTyping(isCity, () => fill(city))
  }, [city])
  const isRefused = error instanceof CallError && error.meta.errorCode === 'TAX_ZIP_UNKNOWN'
  return isRefused && isTaxedByZip(store, country)
}

const isCity = (autocomplete: string) => autocomplete === 'address-level2'
