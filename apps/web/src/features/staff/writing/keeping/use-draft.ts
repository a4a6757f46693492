import type { CallManner } from '@vitrine/contract/client'
import { useKeeping } from './use-keeping.ts'
import { uponOf } from './use-unsent.ts'

type Draft<State, Desk> = {
  /** Of all desks the only one of this name. */
  name: string
  desk: Desk | undefined
  typed: State | undefined
  /** Until it is settled whose words stay. */
  isHeld: boolean
  setDesk(desk: Desk): void
  setTyped(next: (before: State | undefined) => State | undefined): void
  call(upon: Desk, typed: State, manner: CallManner): Promise<Desk>
  /** What could not be kept, and why; answers the desk where it was kept after all. */
  meet(failure: unknown, sent: State): Promise<Desk | undefined>
}
type AnyDesk = Parameters<typeof uponOf>[0]

/** What is typed at a desk becomes the draft the shop keeps, by itself. */
export function useDraft<State, Desk extends AnyDesk>({ name, desk, typed, ...draft }: Draft<State, Desk>) {
  async function send(manner: CallManner): Promise<Desk | undefined> {
    if (!desk || typed === undefined) return desk
    const after = await draft.call(desk, typed, manner).catch((failure) => draft.meet(failure, typed))
    if (!after) return undefined
    draft.setDesk(after)
    draft.setTyped((now) => (now === typed ? undefined : now))
    return after
  }
  return useKeeping(typed, {
    ...{ desk: name, upon: desk && uponOf(desk), setTyped: draft.setTyped, send },
    isHeld: desk === undefined || draft.isHeld,
  })
}
