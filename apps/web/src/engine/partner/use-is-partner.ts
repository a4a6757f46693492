import { isPartner } from '#web/lib/account/user-rights.ts'
import { useMay } from '../use-may.ts'

/** Whether who is in is a partner; undefined until that is known, and where nobody wants to know. */
export function useIsPartner(isWanted = true): boolean | undefined {
  const may = useMay(isWanted)
  return may && isPartner({ may })
}
