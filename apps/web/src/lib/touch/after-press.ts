// A browser sends a click only where its finger or key went down. A line that appears below a field moves the button somebody is
// pressing away from under it, and an answer draws another in its place: the press is lost.

/** After a finger or key has gone up; no click comes where it was moved away. */
const CLICK_MS = 400

const waiting = new Set<() => unknown>()
let isHeld = false
let lifted: ReturnType<typeof setTimeout> | undefined

/** Of the keys only the space bar presses when it comes up. */
function follow({ type, key = ' ' }: Event & { key?: string }): void {
  if (key !== ' ') return
  clearTimeout(lifted)
  if (type.endsWith('down')) isHeld = true
  else lifted = setTimeout(release, type === 'click' ? 0 : CLICK_MS)
}

function release(): void {
  isHeld = false
  const due = [...waiting]
  waiting.clear()
  for (const work of due) work()
}

// None of it on a server, which has nobody who presses.
for (const step of ['pointerdown', 'keydown', 'click', 'pointerup', 'pointercancel', 'keyup'])
  globalThis.addEventListener?.(step, follow, true)

/** At once where nothing is held down; else once it is let go and what it does has begun. */
export function afterPress(work: () => unknown): void {
  if (isHeld) waiting.add(work)
  else setTimeout(work)
}
