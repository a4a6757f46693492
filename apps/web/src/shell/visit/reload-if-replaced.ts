const WORDS = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search], [type=file])'

let typedAt: string | undefined
const reloadPage = (): void => location.reload()

/** What is kept while it is typed comes back with the page. */
export function noteTyped({ target }: Event): void {
  if (target instanceof Element && target.matches(WORDS) && !target.closest('[data-kept]'))
    typedAt = location.pathname
}

/**
 * Files a deploy has taken away: the page of the new build has its own. A line that failed takes nothing away, and the
 * words somebody is writing are worth more than the part: who waits for it is told, and the next page has it.
 */
export async function reloadIfReplaced(file: string, reload = reloadPage): Promise<void> {
  const own = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (own?.status === 404 && typedAt !== location.pathname) reload()
}
