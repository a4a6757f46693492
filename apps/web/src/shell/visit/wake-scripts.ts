/** Has what a page's scripts need fetched. Like them it runs in the page, as it is written here. */
export function wakeLinks(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=asleep]'))
    link.rel = 'modulepreload'
}

/**
 * Lets the scripts a page came with asleep run once it has been painted with the picture it opens with. Where it opens with
 * none, as a bag does, there may be something that scripts alone can show to whoever has been here: they run at once
 * then. It runs in the page, as it is written here: nothing from outside it can be used.
 */
export function wakeScripts(wakeLinks: () => void, visited?: Promise<boolean>): void {
  const longestMs = 1_000
  const picture = document.querySelector<HTMLImageElement>('img[loading=eager]')
  let isAwake = false
  function wake() {
    if (isAwake) return
    isAwake = true
    wakeLinks()
    const asleep = document.querySelector('script[type=asleep]')
    if (!asleep) return
    // One that was asleep when it was read never runs; another in its place does.
    const start = document.createElement('script')
    for (const { name, value } of asleep.attributes) start.setAttribute(name, value)
    start.type = 'module'
    start.textContent = asleep.textContent
    asleep.replaceWith(start)
  }
  // The first frame may stand for long between being made and being seen, and scripts would come first after all.
  function wakeOnceSeen() {
    const seen = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) wake()
    })
    seen.observe({ type: 'paint', buffered: true })
  }
  // A frame asks before it is painted; when the next one asks, it is on its way to the screen.
  const wakeOncePainted = () => requestAnimationFrame(() => requestAnimationFrame(wakeOnceSeen))
  // A picture that cannot be had keeps nobody waiting, and neither does a line on which it takes forever.
  setTimeout(wake, longestMs)
  if (!picture)
    void (visited ?? Promise.resolve(true)).then((isVisited) => (isVisited ? wake() : wakeOncePainted()))
  else if (picture.complete) wakeOncePainted()
  picture?.addEventListener('load', wakeOncePainted)
  picture?.addEventListener('error', wakeOncePainted)
}
