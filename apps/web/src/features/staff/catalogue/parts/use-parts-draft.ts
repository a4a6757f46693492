import { useState } from 'react'
import { differences } from './differences.ts'
import { isSamePart } from './is-same-part.ts'

/** A part as it was when its change began, and as it is to be. */
type Change = { was: unknown; now: unknown }
type Changes = Readonly<Record<string, Change>>

/**
 * What is changed of a product, a category or an attribute lies beside what the shop has; whoever wrote meanwhile is seen
 * in the difference. `comparable`: a part in a form in which a difference names what differs.
 */
export function usePartsDraft<Parts extends object>(
  stands: Parts | undefined,
  comparable: (part: unknown) => unknown = (part) => part,
) {
  type Name = keyof Parts & string
  const [all, setChanges] = useState<Changes>({})
  const standing = (name: string): unknown => stands?.[name as Name]
  // What stands as it was written here was saved by an answer that was lost, or by somebody who wrote the same.
  const isDone = (name: string, { now }: Change) => stands !== undefined && isSamePart(standing(name), now)
  const changes: Changes = Object.fromEntries(Object.entries(all).filter(([name, one]) => !isDone(name, one)))
  // For good: what somebody writes after it is no reason to bring it back.
  if (Object.keys(changes).length < Object.keys(all).length) setChanges(changes)
  return {
    count: Object.keys(changes).length,
    /** What is to be sent. */
    changed: Object.fromEntries(Object.entries(changes).map(([name, { now }]) => [name, now])),
    partOf: <One extends Name>(name: One) =>
      (changes[name] ? changes[name].now : standing(name)) as Parts[One] | undefined,
    /** What is put back as it was is no change. */
    change<One extends Name>(name: One, now: Parts[One]) {
      setChanges((all) => {
        const was = changes[name] ? changes[name].was : standing(name)
        const { [name]: _, ...others } = all
        return isSamePart(was, now) ? others : { ...all, [name]: { was, now } }
      })
    },
    /** Parts written here that somebody else has written since they were read. */
    overtaken: Object.entries(changes).flatMap(([name, change]) => {
      const [was, theirs] = [comparable(change.was), comparable(standing(name))]
      return stands && differences(was, theirs).length > 0 ? [{ name, was, theirs }] : []
    }),
    forget: () => setChanges({}),
    /** What was written while it was on its way was not sent, and stays upon what was. */
    forgetSent: () =>
      setChanges((all) =>
        Object.fromEntries(
          Object.entries(all)
            .filter(([name, one]) => one !== changes[name])
            .map(([name, one]) => [name, { ...one, was: changes[name]?.now ?? one.was }]),
        ),
      ),
  }
}
