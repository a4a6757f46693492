import { useIsOnline } from '#web/lib/use-is-online.ts'
import { UnsavedGuard } from '../table/unsaved-guard.tsx'

type UnkeptGuardProps = {
  desk: {
    /** Something is typed that is not kept yet. */
    isDirty: boolean
    isFailed: boolean
    /** Another version stands beside it, and one has to be chosen first. */
    conflict: unknown
  }
}

/** A draft is kept by itself. Where that does not work it would go with the page, and who leaves is asked. */
export function UnkeptGuard({ desk: { isDirty, isFailed, conflict } }: UnkeptGuardProps) {
  const isOnline = useIsOnline()
  const isStuck = isFailed || !isOnline || conflict !== undefined
  return isDirty && isStuck ? <UnsavedGuard /> : null
}
