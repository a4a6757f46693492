import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** Puts a text where it can be pasted from, and says whether that worked. */
export function useCopy(): (text: string) => void {
  const t = useT()
  return (text) =>
    void copyText(text).then((isDone) =>
      notify(
        isDone
          ? { text: t('account.copied'), tone: 'success' }
          : { text: t('account.notCopied'), tone: 'warning' },
      ),
    )
}

/** False where the browser has no clipboard, or forbids it. */
async function copyText(text: string): Promise<boolean> {
  const writing = navigator.clipboard?.writeText(text)
  if (!writing) return false
  return writing.then(
    () => true,
    () => false,
  )
}
