import { nextChange } from '@vitrine/domain/design/compile-design'
import type { Context } from '#api/context.ts'
import { findLiveDesign } from '#api/features/cms/index.ts'

/** Tells this process when a version or a slide has begun or ended, so that pages from before are forgotten. */
export function createClockFollower(tell: (tags: string) => void) {
  let seen: Seen | undefined
  return async (ctx: Pick<Context, 'db' | 'now'>): Promise<{ told: boolean }> => {
    const now = ctx.now()
    const live = await findLiveDesign(ctx.db, now)
    const moment = now.toISOString()
    const before = seen
    seen = { id: Number(live?.id ?? 0), next: live ? nextChange(live.state, moment) : null }
    const tags = before && tagsOf(before, seen, moment)
    if (tags) tell(tags)
    return { told: tags !== undefined }
  }
}

type Seen = { id: number; next: string | null }

function tagsOf(before: Seen, after: Seen, moment: string): string | undefined {
  if (before.id !== after.id) return '*'
  return before.next !== null && before.next <= moment ? 'home' : undefined
}
