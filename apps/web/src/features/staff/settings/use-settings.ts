import { type KeptSetting, listSettings, saveSettings } from '@vitrine/contract/admin/settings'
import { CallError } from '@vitrine/contract/reply'
import { checkSetting, type SettingProblem } from '@vitrine/domain/settings/check-setting'
import { isSameValue } from '@vitrine/domain/settings/is-same-value'
import type { SettingValue } from '@vitrine/domain/settings/setting'
import { SETTINGS } from '@vitrine/domain/settings/setting-list'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** What somebody typed for everybody, a store or a language, and has not saved. */
export type Draft = { key: string; for: string; value: SettingValue | null }
type Drafts = Readonly<Record<string, Draft>>
type Problems = Readonly<Record<string, SettingProblem>>

export const placeOf = ({ key, for: whom }: Pick<Draft, 'key' | 'for'>): string => `${key} ${whom}`

function useKept() {
  const client = useClient()
  const { answer, error, retry } = useAnswer('settings', () => client.call(listSettings))
  const [newer, setNewer] = useState<KeptSetting[]>()
  const items = newer ?? answer?.items
  const keptOf = ({ key, for: whom }: Pick<Draft, 'key' | 'for'>): SettingValue | undefined =>
    items?.find((item) => item.key === key)?.values[whom]
  return { items, error, retry, keptOf, setNewer }
}

/** All settings as they are kept, and over them what was changed here. */
export function useSettings() {
  const client = useClient()
  const t = useT()
  const { items, error, retry, keptOf, setNewer } = useKept()
  const [drafts, setDrafts] = useState<Drafts>({})
  const [problems, setProblems] = useState<Problems>({})
  const [overtaken, setOvertaken] = useState<readonly string[]>([])
  const [isSaving, setIsSaving] = useState(false)

  // What is typed stays as it is typed, a blank at its end too; a change it is by what would be kept.
  const changes = Object.values(drafts).filter((draft) => isChange(draft, keptOf(draft)))

  function change(draft: Draft): void {
    const place = placeOf(draft)
    setProblems(({ [place]: _, ...rest }) => rest)
    setDrafts((all) => ({ ...all, [place]: draft }))
  }

  async function save(): Promise<void> {
    const wrong = problemsIn(changes)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0 || changes.length === 0 || isSaving) return
    setIsSaving(true)
    setDrafts(byPlace(changes, same))
    try {
      const body = { changes: changes.map((draft) => ({ ...draft, was: keptOf(draft) ?? null })) }
      setNewer((await client.call(saveSettings, { body })).items)
      // What was typed while it was on its way was not sent, and stays.
      setDrafts((all) =>
        byPlace(
          Object.values(all).filter((draft) => !changes.includes(draft)),
          same,
        ),
      )
      setOvertaken([])
      notify({ text: t('staff.setSaved'), tone: 'success' })
    } catch (failure) {
      await tell(failure, changes)
    } finally {
      setIsSaving(false)
    }
  }

  async function tell(failure: unknown, sent: readonly Draft[]): Promise<void> {
    if (failure instanceof CallError && failure.code === 0)
      return notify({ text: t('login.noLine'), tone: 'error' })
    const faults = faultsOf(failure, sent)
    if (!(failure instanceof CallError) || faults.length === 0)
      return notify({ text: t('staff.failed'), tone: 'error' })
    if (failure.code !== 409) return setProblems(byPlace(faults, () => ({ key: 'WRONG_FORM' })))
    const now = await client.call(listSettings).catch(() => undefined)
    if (!now) return notify({ text: t('staff.failed'), tone: 'error' })
    setNewer(now.items)
    setOvertaken(faults.map(placeOf))
  }

  function discard(): void {
    setDrafts({})
    setProblems({})
    setOvertaken([])
  }
  return {
    ...{ items, error, retry, drafts, changes, problems, overtaken, isSaving },
    ...{ keptOf, change, save, discard },
  }
}
export type Settings = ReturnType<typeof useSettings>

const byPlace = <T>(drafts: readonly Draft[], of: (draft: Draft) => T): Record<string, T> =>
  Object.fromEntries(drafts.map((draft) => [placeOf(draft), of(draft)]))

const same = (draft: Draft): Draft => draft

const isChange = (draft: Draft, kept: SettingValue | undefined): boolean =>
  !isSameValue(cleanValue(draft), kept ?? null)

/** As it would be kept; as it is while it makes no sense. */
function cleanValue({ key, value }: Draft): SettingValue | null {
  const setting = SETTINGS[key]
  return setting && value !== null ? (checkSetting(setting, value).value ?? value) : value
}

function problemsIn(drafts: readonly Draft[]): Problems {
  return Object.fromEntries(
    drafts.flatMap((draft) => {
      const setting = SETTINGS[draft.key]
      const problem = setting && draft.value !== null ? checkSetting(setting, draft.value).problem : undefined
      return problem ? [[placeOf(draft), problem]] : []
    }),
  )
}

/** Which of what was sent the server speaks of. */
function faultsOf(failure: unknown, sent: readonly Draft[]): Draft[] {
  const details = failure instanceof CallError ? failure.meta.details : undefined
  if (!Array.isArray(details)) return []
  return details.flatMap((one: { path?: unknown }) => {
    const at = /^changes\.(\d+)\./.exec(String(one.path))?.[1]
    return (at !== undefined && sent[Number(at)]) || []
  })
}
