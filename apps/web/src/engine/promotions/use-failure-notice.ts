import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** For what was pressed beside no field that could say why nothing happened. */
export function useFailureNotice(): () => void {
  const t = useT()
  return () => notify({ text: t('login.failed'), tone: 'error' })
}
