import { countViews, type StaffView } from '@vitrine/contract/desk/desk'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useDesk } from '../use-desk.ts'

/**
 * How many stand in a view of the room, as it is written beside its name; nothing where that is not known. Counted anew whenever
 * the desk is, and when one of the views is opened, as its list is asked for then, too.
 */
export function useViewCounts(room: string, views: readonly StaffView[], openId: number | undefined) {
  const client = useClient()
  const { locale } = useStore()
  const { round } = useDesk()
  const number = new Intl.NumberFormat(locale)
  const key = `view counts ${round} ${openId} ${JSON.stringify(views)}`
  const { latest } = useAnswer(views.length === 0 ? null : key, () =>
    client.call(countViews, { query: { room } }),
  )
  return ({ id }: StaffView): string | undefined => {
    const known = latest?.items.find((item) => item.id === id)
    return known && number.format(known.count) + (known.is_more ? '+' : '')
  }
}
