import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber } from '@vitrine/i18n/calendar/calendar-day'
import type { Context } from '#api/context.ts'
import { contentTag } from '#api/db/notice/note-content-change.ts'

/** Tells this process when a day has begun in one of the stores: news of that day is out, and pages from before lack it. */
export function createDayFollower(tell: (tags: string) => void) {
  let seen: string | undefined
  return async ({ now }: Pick<Context, 'now'>): Promise<{ told: boolean }> => {
    const days = Object.values(TIME_ZONES)
      .map((zone) => dayNumber(now(), zone))
      .join()
    const hasBegun = seen !== undefined && seen !== days
    seen = days
    if (hasBegun) tell(contentTag('news'))
    return { told: hasBegun }
  }
}
