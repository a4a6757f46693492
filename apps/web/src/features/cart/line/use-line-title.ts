import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** What tells a line from all others to whoever only hears it: of one coat there may be two sizes. */
export function useLineTitle(): (line: CartLine) => string {
  const t = useT()
  const answers = useAnswers()
  return ({ name, options }) => [name, answers(options)].filter(Boolean).join(t('shell.comma'))
}
