import { listStates } from '@vitrine/contract/content'
import { addressFormOf } from '@vitrine/domain/address/address-form'
import type { Regions } from '#web/lib/address/region.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useClient } from '../use-client.ts'

/** Of the country of an address; asked for where it needs one from a list. Without an answer it is typed. */
export function useRegions(country: string): Regions {
  const client = useClient()
  const isListed = addressFormOf(country).region === 'list'
  const { answer, error } = useAnswer(isListed ? `regions ${country}` : null, () =>
    client.call(listStates, { query: { country } }),
  )
  if (!isListed) return NONE
  return answer ?? (error === undefined ? undefined : null)
}

const NONE: Regions = []
