import type { SettingChange, saveSettings as saveCall } from '@vitrine/contract/admin/settings'
import type { CallReply } from '@vitrine/contract/call'
import { customerIdOf } from '@vitrine/domain/access/actor'
import { isSameValue } from '@vitrine/domain/settings/is-same-value'
import type { Setting } from '@vitrine/domain/settings/setting'
import { SETTINGS } from '@vitrine/domain/settings/setting-list'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { ShopError } from '#api/errors.ts'
import { isBonusTerm, writeBonusTerm } from './bonus-terms.ts'
import { checkChanges } from './check-changes.ts'
import { listSettings, ofShop, readSettings } from './list-settings.ts'
import { lockSettings, replaceSetting } from './setting-queries.ts'
import { settingValues, type Values } from './setting-values.ts'

/** All of them or none. Who saves what somebody else has changed since is told which, and what it is now. */
export function saveSettings(
  ctx: Context,
  sent: readonly SettingChange[],
): Promise<CallReply<typeof saveCall>> {
  assertMay(ctx, 'settings:change')
  const changes = checkChanges(sent)
  return inTransaction(ctx, async (ctx) => {
    await lockSettings(ctx.db)
    const { rows, bases } = await readSettings(ctx)
    const values = (key: string, setting: Setting) =>
      settingValues({ key, setting, rows: ofShop(rows), bases })
    assertSeen(changes, (key) => values(key, settingOf(key)))
    for (const key of new Set(changes.map((change) => change.key))) {
      const before = values(key, settingOf(key))
      const after = applied(
        before,
        changes.filter((change) => change.key === key),
      )
      await write(ctx, key, { before, after })
    }
    // Every page tells something of them, at its foot if nowhere else.
    await noteContentChange(ctx.db, ['*'])
    return listSettings(ctx)
  })
}

function settingOf(key: string): Setting {
  const setting = SETTINGS[key]
  if (!setting) throw new Error(`${key} is no setting.`)
  return setting
}

function assertSeen(changes: readonly SettingChange[], valuesOf: (key: string) => Values): void {
  const moved = changes.flatMap(({ key, for: whom, was }, at) => {
    const is = valuesOf(key)[whom] ?? null
    return isSameValue(is, was) ? [] : [{ at, key, whom, is }]
  })
  if (moved.length === 0) return
  throw new ShopError('CONFLICT', {
    message: 'SETTINGS_MOVED_ON',
    details: moved.map(({ at, key, whom, is }) => ({
      ...{ path: `changes.${at}.was`, key: 'REFUSED', message: 'was changed since' },
      params: { setting: key, for: whom, is: JSON.stringify(is) },
    })),
  })
}

/** A store that says what all say has no exception any more. */
function applied(before: Values, changes: readonly SettingChange[]): Values {
  const after = { ...before }
  for (const { for: whom, value } of changes)
    if (value === null) delete after[whom]
    else after[whom] = value
  const all = after['*']
  return Object.fromEntries(
    Object.entries(after).filter(([whom, value]) => whom === '*' || !isSameValue(value, all)),
  )
}

type Change = { before: Values; after: Values }

async function write(ctx: Context, key: string, { before, after }: Change): Promise<void> {
  const { reach } = settingOf(key)
  const kind = reach === 'language' ? 'language' : 'store'
  const written = Object.entries(after).map(([whom, value]) => ({
    for: whom === '*' ? '*' : `${kind}:${whom}`,
    value,
  }))
  await replaceSetting(ctx.db, { key, values: written, at: ctx.now(), by: customerIdOf(ctx) })
  if (isBonusTerm(key)) {
    const ofStore = STORE_CODES.flatMap((code) => {
      const value = after[code] ?? after['*']
      return value === undefined ? [] : [[STORE_IDENTITIES[code].storeId, value] as const]
    })
    await writeBonusTerm(ctx.db, key, new Map(ofStore))
  }
  await audit(ctx, { may: 'settings:change', entity: 'setting', id: key, before, after })
}
