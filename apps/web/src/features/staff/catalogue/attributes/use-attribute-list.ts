import { listEditedAttributes, moveAttribute } from '@vitrine/contract/catalog/editing/attributes'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useStand } from '../parts/use-stand.ts'

const NOT_MOVED: Readonly<Record<string | number, MessageKey>> = {
  IMPORT_RUNNING: 'staff.catImport',
  409: 'staff.atrMovedMeanwhile',
  0: 'login.noLine',
}

/** The attributes as they stand; a move goes out at once, from the order it was made in. */
export function useAttributeList() {
  const t = useT()
  const client = useClient()
  const { language } = useStore()
  const [isBusy, setBusy] = useState(false)
  const {
    stand: list,
    show,
    reload,
    error,
    retry,
  } = useStand(`attributes ${language}`, () => client.call(listEditedAttributes, { query: { language } }))
  async function move(id: number, before: number | null) {
    if (!list || isBusy) return
    setBusy(true)
    try {
      const body = { list: list.version, before }
      show(await client.call(moveAttribute, { params: { id }, query: { language }, body }))
      notify({ text: t('staff.atrMoved'), tone: 'success' })
    } catch (failure) {
      tell(failure)
    } finally {
      setBusy(false)
    }
  }
  function tell(failure: unknown) {
    const { code, result } = failure instanceof CallError ? failure : { code: 500, result: '' }
    const words = NOT_MOVED[String(result)] ?? NOT_MOVED[code] ?? whyFailed(failure, 'staff.stepFailed')
    notify({ text: t(words), tone: code === 409 ? 'warning' : 'error' })
    if (code === 409) reload()
  }
  return { list, error, retry, reload, move, isBusy, show }
}
export type AttributeDesk = ReturnType<typeof useAttributeList>
