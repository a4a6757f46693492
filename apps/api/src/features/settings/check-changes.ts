import type { SettingChange } from '@vitrine/contract/admin/settings'
import { checkSetting, type SettingProblem } from '@vitrine/domain/settings/check-setting'
import type { Setting } from '@vitrine/domain/settings/setting'
import { isSetting, SETTINGS } from '@vitrine/domain/settings/setting-list'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { invalidInput } from '#api/errors.ts'
import type { FieldKey } from '#api/field-problem.ts'

type Problem = { path: string; key: FieldKey; message: string; params?: Record<string, string | number> }

/** As they are stored; each that makes no sense is told by its place, with what was probably meant. */
export function checkChanges(sent: readonly SettingChange[]): SettingChange[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  const changes = sent.map((change, at): SettingChange => {
    const { problem, value } = checkChange(change, at)
    if (problem) problems.push(problem)
    const place = `${change.key} ${change.for}`
    if (seen.has(place))
      problems.push({ path: `changes.${at}.key`, key: 'GIVEN_TWICE', message: 'is changed twice' })
    seen.add(place)
    return { ...change, value: value ?? null }
  })
  if (problems.length > 0) throw invalidInput(problems)
  return changes
}

type Checked = { problem?: Problem; value?: SettingChange['value'] }

function checkChange({ key, for: whom, value }: SettingChange, at: number): Checked {
  const setting = isSetting(key) ? SETTINGS[key] : undefined
  const refuse = (field: string, message: string): Checked => ({
    problem: { path: `changes.${at}.${field}`, key: 'REFUSED', message },
  })
  if (!setting) return refuse('key', 'is no setting')
  if (!isFor(setting, whom)) return refuse('for', 'is not told apart like that')
  if (value === null)
    return setting.reach === 'store' && whom !== '*' ? {} : refuse('value', 'cannot be taken away')
  const checked = checkSetting(setting, value)
  if (checked.problem) return { problem: toProblem(checked.problem, at, key) }
  return { value: checked.value }
}

function isFor({ reach }: Setting, whom: string): boolean {
  if (reach === 'language') return (LANGUAGES as readonly string[]).includes(whom)
  return whom === '*' || (reach === 'store' && (STORE_CODES as readonly string[]).includes(whom))
}

function toProblem({ key, limit, probably }: SettingProblem, at: number, setting: string): Problem {
  return {
    path: `changes.${at}.value`,
    key,
    message: probably === undefined ? 'makes no sense' : `makes no sense; probably ${String(probably)}`,
    params: {
      setting,
      ...(limit !== undefined && { limit }),
      ...(probably !== undefined && { probably: String(probably) }),
    },
  }
}
