import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { deviceStorage } from '#web/lib/browser-storage.ts'

/** Where something is written, and upon what: undefined until that has come. */
export type Unsent<State> = {
  /** Of all desks the only one of this name. */
  desk: string
  upon: Upon | undefined
  setTyped(next: (before: State | undefined) => State | undefined): void
}
type Desk = { draft: { version: number } | null; based_on: string | number }
type Upon = { version: number; based_on: string | number }
type Words<State> = Upon & { state: State }

export const uponOf = ({ draft, based_on }: Desk): Upon => ({ version: draft?.version ?? 0, based_on })

/**
 * What is typed is kept on the device until the shop has it: a tab that is closed sends it, but a browser under load lets such a
 * request go now and then. Whoever opens the desk again goes on with it, unless anybody has written since. Who leaves for
 * another page has it sent, or was asked.
 */
export function useUnsent<State>(typed: State | undefined, { desk, upon, setTyped }: Unsent<State>): void {
  const key = useKey(desk)
  const { version, based_on } = upon ?? {}
  const goOn = useEffectEvent(() => {
    const words = wordsIn<State>(deviceStorage.read(key))
    if (words?.version === version && words?.based_on === based_on) setTyped((now) => now ?? words?.state)
  })
  const isThere = upon !== undefined
  useEffect(() => {
    if (!isThere) return
    goOn()
    return () => deviceStorage.write(key, null)
  }, [key, isThere])
  useEffect(() => {
    if (!isThere) return
    deviceStorage.write(key, typed === undefined ? null : JSON.stringify({ version, based_on, state: typed }))
  }, [key, isThere, version, based_on, typed])
}

/** For nobody else who uses the device, also where a session ends while the desk is open: it waits for whoever wrote. */
function useKey(desk: string): string {
  const { customer } = useSession()
  const [writer] = useState(customer)
  return `shop/unsent/${writer}/${desk}`
}

function wordsIn<State>(text: string | null | undefined): Words<State> | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
