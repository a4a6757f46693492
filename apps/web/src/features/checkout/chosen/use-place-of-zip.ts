import { taxByZip } from '@vitrine/contract/cart/places'
import { CallError } from '@vitrine/contract/reply'
import { isPostcode } from '@vitrine/domain/address/postcode'
import { isPlacedByZip, isTaxedByZip } from '@vitrine/domain/checkout/zip-tax'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type Form = {
  details: { country: string; postcode: string; city: string }
  set(field: 'city', value: string): void
}

/** Fills the city a postcode belongs to, until somebody has typed another; says whether no tax is known of it. */
export function usePlaceOfZip(form: Form): boolean {
  const client = useClient()
  const store = useStore()
  const [filled, setFilled] = useState('')
  const { country } = form.details
  const zip = form.details.postcode.trim()
  const isAsked = isPlacedByZip(country) && isPostcode(country, zip)
  const { answer, error } = useAnswer(isAsked ? `${country} ${zip}` : null, () =>
    client.call(taxByZip, { query: { zip, country } }),
  )
  const fill = useEffectEvent((city: string) => {
    const typed = form.details.city.trim()
    if (city === '' || (typed !== '' && typed !== filled)) return
    setFilled(city)
    if (typed !== city) form.set('city', city)
  })
  const city = answer?.city
  useEffect(() => {
    if (city) fill(city)
  }, [city])
  const isRefused = error instanceof CallError && error.meta.errorCode === 'TAX_ZIP_UNKNOWN'
  return isRefused && isTaxedByZip(store, country)
}
