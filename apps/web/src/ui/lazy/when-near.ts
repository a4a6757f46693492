const acts = new WeakMap<Element, () => void>()
let watch: IntersectionObserver | undefined

/** Acts once this comes near the window; answers how to stop waiting. One watch for all: a list waits for fifty at once. */
export function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act()
    return () => {}
  }
  watch ??= new IntersectionObserver(tell, { rootMargin: '25% 0px' })
  acts.set(element, act)
  watch.observe(element)
  return () => watch?.unobserve(element)
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    watch?.unobserve(target)
    acts.get(target)?.()
  }
}
