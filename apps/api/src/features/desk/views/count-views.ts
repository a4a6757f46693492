import type { CallReply } from '@vitrine/contract/call'
import { type countViews as countCall, MOST_COUNTED } from '@vitrine/contract/desk/desk'
import { can } from '@vitrine/domain/access/can'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { CountedList } from '#api/routing/lists/counted-list.ts'
import { selectViews } from './views.ts'

type Lists = Readonly<Record<string, CountedList>>

/** A list that is not open to whoever asks is not counted for them, either. */
export async function countViews(
  ctx: Context,
  lists: Lists,
  room: string,
): Promise<CallReply<typeof countCall>> {
  assertMay(ctx, 'order:manage')
  const list = lists[room]
  if (!list || !can(ctx, list.may)) return { items: [] }
  const views = (await selectViews(ctx)).filter((view) => view.room === room)
  if (views.length === 0) return { items: [] }
  const addresses = views.map(({ search }) => search)
  const counts = await list.count(ctx, addresses, MOST_COUNTED + 1)
  return {
    items: views.map(({ id }, at) => {
      const count = counts[at] ?? 0
      return { id, count: Math.min(count, MOST_COUNTED), is_more: count > MOST_COUNTED }
    }),
  }
}
