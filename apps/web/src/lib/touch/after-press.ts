// A line that appears below a field moves the button somebody is pressing away from under it, and an answer draws another in
// its place: the press is lost.
let isHeld = false

// None of it on a server, which has nobody who presses.
globalThis.addEventListener?.(
  'pointerdown',
  () => {
    isHeld = true
  },
  true,
)
for (const end of ['pointerup', 'pointercancel'])
  globalThis.addEventListener?.(
    end,
    () => {
      isHeld = false
    },
    true,
  )

/** At once for who goes on by key; where a press goes on, once it is let go and what it does has begun. */
export function afterPress(work: () => unknown): void {
  if (!isHeld) return void setTimeout(work)
  const letGo = new AbortController()
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        letGo.abort()
        setTimeout(work)
      },
      { signal: letGo.signal },
    )
}
