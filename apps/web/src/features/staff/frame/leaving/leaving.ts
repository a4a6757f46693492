// Whoever signs out leaves first: a page may ask before it lets them, and only they say what becomes of what it holds.
let then: (() => void) | undefined
let isGoing = false
let isAsked = false

/** `go` navigates; `after` follows at once, or once whoever is asked has chosen to leave. */
export function leave(go: () => void, after: () => void): void {
  then = after
  isAsked = false
  isGoing = true
  go()
  isGoing = false
  if (!isAsked) left()
}

/** A page asks whoever leaves. If that is for anything else, an earlier wish to sign out is none any more. */
export function ask(): void {
  isAsked = true
  if (!isGoing) stay()
}

export function stay(): void {
  then = undefined
}

export function left(): void {
  const next = then
  stay()
  next?.()
}
