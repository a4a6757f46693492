import { updateImport, updateSkins } from '@vitrine/contract/catalog/imports/updates'
import { CallError } from '@vitrine/contract/reply'
import type { User } from '@vitrine/contract/user/user'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Engine } from '#web/engine/create-engine.ts'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type Upkeep, upkeep } from './upkeep-state.ts'

type Client = Engine['client']
/** As it is told. */
type Outcome = { isDone: boolean; text: MessageKey }
type Step = (client: Client) => Promise<Outcome>

/** One at a time, wherever it is pressed; how each step ends is told (spec accounts §8). */
export function useUpkeep(may: User['may']) {
  const t = useT()
  const client = useClient()
  const state = useObservable(upkeep)
  const tell = ({ text, isDone }: Outcome) => notify({ text: t(text), tone: isDone ? 'success' : 'error' })
  async function start(what: Upkeep) {
    if (upkeep.get().running) return
    upkeep.set({ ...upkeep.get(), running: { what, since: Date.now() } })
    const problem = await take(stepsOf(what, may), client, tell)
    const { ended, ends } = upkeep.get()
    const end = { at: Date.now(), ...(problem && { problem }) }
    upkeep.set({ ended: { ...ended, [what]: end }, ends: ends + 1 })
  }
  return { ...state, start }
}

/** Up to the first that fails; answers with why. */
async function take(steps: Step[], client: Client, tell: (outcome: Outcome) => void) {
  for (const step of steps) {
    const outcome = await step(client)
    tell(outcome)
    if (!outcome.isDone) return outcome.text
  }
  return undefined
}

/** Partners bring goods up to date; how pages are made is the staff's. */
function stepsOf(what: Upkeep, may: User['may']): Step[] {
  const steps = [
    { of: 'import', may: 'catalog:update', take: takeImport },
    { of: 'skins', may: 'skin:update', take: takeSkins },
  ] as const
  return steps
    .filter((step) => (what === 'all' || what === step.of) && may.includes(step.may))
    .map(({ take }) => take)
}

/** A long one answers before its end, and is waited for by its run. */
async function takeImport(client: Client): Promise<Outcome> {
  try {
    let reply = await client.call(updateImport, { body: {} })
    while (reply.started && reply.finished_at === null && reply.run_id !== null)
      reply = await client.call(updateImport, { body: { run_id: reply.run_id } })
    return { isDone: true, text: reply.started ? 'upkeep.importDone' : 'upkeep.importNone' }
  } catch (error) {
    return { isDone: false, text: problemOf(error) ?? 'upkeep.importFailed' }
  }
}

async function takeSkins(client: Client): Promise<Outcome> {
  try {
    await client.call(updateSkins)
    return { isDone: true, text: 'upkeep.skinsDone' }
  } catch (error) {
    return { isDone: false, text: problemOf(error) ?? 'upkeep.skinsFailed' }
  }
}

const BY_RESULT: Record<string, MessageKey> = {
  IMPORT_RUNNING: 'upkeep.busy',
  SKIN_POOR_CONTRAST: 'upkeep.skinsPoor',
  DESIGN_MOVED_ON: 'upkeep.skinsPoor',
}
const BY_CODE: Record<number, MessageKey> = {
  0: 'login.noLine',
  403: 'upkeep.refused',
  503: 'login.shopBusy',
}
function problemOf(error: unknown): MessageKey | undefined {
  if (!(error instanceof CallError)) return undefined
  return BY_RESULT[String(error.result)] ?? BY_CODE[error.code]
}
