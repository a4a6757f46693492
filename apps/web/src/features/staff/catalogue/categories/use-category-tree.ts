import { listEditedCategories, moveCategory } from '@vitrine/contract/catalog/editing/categories'
import { CallError } from '@vitrine/contract/reply'
import type { CategoryMove } from '@vitrine/domain/catalog/editing/category-places'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { faultWords } from '../parts/fault-words.ts'
import { useStand } from '../parts/use-stand.ts'
import { faultsOf } from '../use-saving.ts'

const NOT_MOVED: Readonly<Record<string | number, readonly [MessageKey, 'warning' | 'error']>> = {
  IMPORT_RUNNING: ['staff.catImport', 'warning'],
  409: ['staff.ctgMovedMeanwhile', 'warning'],
  400: ['staff.ctgNoPlace', 'error'],
  0: ['login.noLine', 'error'],
}

/** The tree as it stands; a move goes out at once, from the tree it was made in. */
export function useCategoryTree() {
  const t = useT()
  const client = useClient()
  const { language } = useStore()
  const [isBusy, setBusy] = useState(false)
  const {
    stand: tree,
    show,
    reload,
    error,
    retry,
  } = useStand(`categories ${language}`, () => client.call(listEditedCategories, { query: { language } }))
  async function move({ id, parent, before }: CategoryMove) {
    if (!tree || isBusy) return
    setBusy(true)
    try {
      const body = { tree: tree.version, parent, before }
      show(await client.call(moveCategory, { params: { id }, query: { language }, body }))
      notify({ text: t('staff.ctgMoved'), tone: 'success' })
    } catch (failure) {
      tell(failure)
    } finally {
      setBusy(false)
    }
  }
  function tell(failure: unknown) {
    const { code, result } = failure instanceof CallError ? failure : { code: 500, result: '' }
    const [fault] = failure instanceof CallError ? faultsOf(failure) : []
    const [words, tone] =
      NOT_MOVED[String(result)] ??
      NOT_MOVED[code] ??
      ([whyFailed(failure, 'staff.stepFailed'), 'error'] as const)
    notify({ text: t(words, { why: fault ? faultWords(fault, t) : '' }), tone })
    if (code === 409) reload()
  }
  return { tree, error, retry, reload, move, isBusy, show }
}
export type CategoryDesk = ReturnType<typeof useCategoryTree>
