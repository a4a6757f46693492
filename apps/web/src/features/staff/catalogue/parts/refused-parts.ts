import type { CallError } from '@vitrine/contract/reply'
import { useT } from '#web/ui/shop-context.tsx'
import { faultsOf, lateWords } from '../use-saving.ts'
import { faultWords } from './fault-words.ts'
import { useFieldName } from './field-name.ts'

/** What is not taken of something new, at the field of its form; what has none there is said of the whole. */
export function useRefusedParts<Name extends string>(places: Readonly<Record<string, Name>>) {
  const t = useT()
  const fieldName = useFieldName()
  return (failure: CallError): Partial<Record<Name | 'root', string>> | undefined => {
    if (failure.code !== 400 && failure.code !== 409) return undefined
    const faults = faultsOf(failure).filter(({ reason }) => failure.code === 400 || reason !== undefined)
    if (faults.length === 0) return { root: t(lateWords(failure)) } as Partial<Record<Name | 'root', string>>
    const words = faults.map((fault) => {
      const place = places[fault.path]
      const said = faultWords(fault, t)
      return place === undefined
        ? (['root', [fieldName(fault.path.split('.')), said].join(' ').trim()] as const)
        : ([place, said] as const)
    })
    return Object.fromEntries(words) as Partial<Record<Name | 'root', string>>
  }
}
