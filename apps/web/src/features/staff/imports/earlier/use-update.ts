import { updateImport, updateSkins } from '@vitrine/contract/catalog/imports/updates'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'

export type UpdateName = 'import' | 'skins' | 'all'
type Said = { text: MessageKey; isBad?: true }

export function useUpdate(onDone: () => void) {
  const client = useClient()
  const [busy, setBusy] = useState<UpdateName>()
  const [said, setSaid] = useState<Partial<Record<UpdateName, Said>>>({})
  async function importAgain(): Promise<Said> {
    const { started, finished_at } = await client.call(updateImport, { body: {} })
    if (!started) return { text: 'staff.impUpdNothing' }
    return { text: finished_at === null ? 'staff.impUpdGoesOn' : 'staff.impUpdImportDone' }
  }
  async function skinsAgain(): Promise<Said> {
    await client.call(updateSkins)
    return { text: 'staff.impUpdSkinsDone' }
  }
  const works: Record<UpdateName, () => Promise<Said>> = {
    import: importAgain,
    skins: skinsAgain,
    async all() {
      const said = await importAgain()
      await skinsAgain()
      return said.text === 'staff.impUpdImportDone' ? { text: 'staff.impUpdAllDone' } : said
    },
  }
  async function run(name: UpdateName): Promise<void> {
    setBusy(name)
    const done = await works[name]().catch(whyNot)
    setSaid((before) => ({ ...before, [name]: done }))
    setBusy(undefined)
    onDone()
  }
  return { busy, said, run }
}

/** A skin’s draft that cannot be read, or was written over a version that is no more. */
const isDraftsFault = ({ result }: CallError) =>
  result === 'SKIN_POOR_CONTRAST' || result === 'DESIGN_MOVED_ON'

function whyNot(error: unknown): Said {
  if (!(error instanceof CallError)) throw error
  if (isDraftsFault(error)) return { text: 'staff.impUpdSkinsPoor', isBad: true }
  if (error.result === 'IMPORT_RUNNING') return { text: 'staff.impUpdBusy', isBad: true }
  return { text: whyFailed(error, 'staff.impUpdFailed'), isBad: true }
}
