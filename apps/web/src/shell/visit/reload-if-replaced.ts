const NOT_WORDS = new Set(['checkbox', 'radio', 'range', 'search', 'file'])

let typedAt: string | undefined
const reloadPage = (): void => location.reload()

/** What is kept while it is typed comes back with the page. */
export function noteTyped({ target }: Event): void {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !NOT_WORDS.has(target.type))
  if (isText && !target.closest('[data-kept]')) typedAt = location.pathname
}

/**
 * Files a deploy has taken away: the page of the new build has its own. A line that failed takes nothing away, and the
 * words somebody is writing are worth more than the part: who waits for it is told, and the next page has it.
 */
export async function reloadIfReplaced(file: string, reload = reloadPage): Promise<void> {
  const own = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (own?.status === 404 && typedAt !== location.pathname) reload()
}
