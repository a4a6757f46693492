import type { ApiKey } from '@vitrine/contract/admin/keys'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import {
  all,
  below,
  find,
  has,
  page,
  press,
  settled,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { KeysView } from './keys-view.tsx'

const NAME = 'Program'
const SECRET = 'vk_once_and_never_again'
const aKey = (name: string, facts: Partial<ApiKey> = {}) =>
  ({
    ...{
      id: name.length,
      name,
      scopes: ['orders:read'],
      created_at: '2026-03-02T10:00:00Z',
      revoked_at: null,
    },
    ...facts,
  }) as ApiKey
let shop: ReturnType<typeof scriptedEngine>
let keys: ApiKey[]
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(async () => {
  stubDialog()
  notices.set([])
  keys = [aKey('erp'), aKey('label')]
  shop = scriptedEngine()
  shop.client.script['keys.list'] = () => ({ items: keys })
  shop.client.script['keys.create'] = ({ body }) => ({ name: (body as { name: string }).name, key: SECRET })
  shop.client.script['keys.rotate'] = () => ({ name: 'erp', key: 'vk_second' })
  shop.client.script['keys.revoke'] = () => 'OK'
  await openPage(<KeysView />, { shop, address: '/admin/keys' })
  await settled()
})
const make = async (name: string) => {
  await type(NAME, name)
  await press('checkbox', /orders:read/)
  await press('button', /^Make/)
  await settled()
}

it('a key is shown once it is made, and stays while another is taken away: it is never shown again', async () => {
  await make('stock-feed')
  expect(page()).toContain(SECRET)
  await press('button', 'Take away: label')
  expect([page(), asked('keys.revoke')]).toEqual([expect.stringContaining('is shut out at once'), []])
  await confirmAct()
  expect(page()).toContain(SECRET)
})

it('pressed twice, a key is replaced once: the one shown is the one that opens', async () => {
  let answer: (made: object) => void = () => undefined
  shop.client.script['keys.rotate'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Replace: erp')
  await confirmAct()
  await confirmAct()
  await act(async () => answer({ name: 'erp', key: 'vk_second' }))
  await settled()
  expect([asked('keys.rotate').length, page().includes('vk_second')]).toEqual([1, true])
})

it('a name that is taken is said at its field, which keeps it', async () => {
  shop.client.script['keys.create'] = refuses(409)
  await make('erp')
  expect([below(NAME), typedIn(NAME)]).toEqual([
    'A key of this name is in use. Replace it or take it away.',
    'erp',
  ])
})

it('without something it may do no key is made, and a name must be one', async () => {
  await type(NAME, 'stock feed!')
  await press('button', 'Make a key')
  expect(below(NAME)).toBe('2 to 40 small Latin letters, figures and hyphens.')
  await type(NAME, 'stock-feed')
  await press('button', 'Make a key')
  expect([textOf(find('alert')), asked('keys.create')]).toEqual(['Choose what it may do.', []])
  expect(document.activeElement).toBe(all('checkbox')[0])
})

it('one that was taken away says since when, and can be neither replaced nor taken', async () => {
  keys = [aKey('old', { revoked_at: '2026-05-02T10:00:00Z' })]
  await make('stock-feed')
  expect([has('button', 'Replace: old'), page().includes('taken away')]).toEqual([false, true])
})

it.each([
  ['Replace', 'keys.rotate'],
  ['Take away', 'keys.revoke'],
])(
  'a key that could not be changed (%s) says so, shows no secret, and can be tried again',
  async (...[, call]) => {
    shop.client.script[call] = refuses(500)
    const at = call === 'keys.rotate' ? 0 : 1
    const name = all('button', /: erp$/)[at]?.getAttribute('aria-label') ?? ''
    await press('button', name)
    await confirmAct()
    expect([notices.get().at(-1)?.tone, page().includes('vk_'), asked(call)]).toEqual([
      'error',
      false,
      [expect.objectContaining({ params: { name: 'erp' }, query: { seen: 3 } })],
    ])
    expect(find('button', name).hasAttribute('disabled')).toBe(false)
  },
)

it('a key that is replaced again after an answer that was lost is asked for by the same seed, another by its own', async () => {
  shop.client.script['keys.rotate'] = refuses(500)
  for (const name of ['erp', 'erp', 'label']) {
    await press('button', `Replace: ${name}`)
    await confirmAct()
  }
  const [first, second, other] = asked('keys.rotate').map(({ body }) => (body as { seed: string }).seed)
  expect([second, other === first, first?.length]).toEqual([first, false, 36])
})

it('who keeps a key after all has changed nothing', async () => {
  await press('button', 'Take away: erp')
  await press('button', 'Not now')
  expect([asked('keys.revoke'), has('dialog')]).toEqual([[], false])
})

it('the key that is shown goes from the screen once it is taken away itself', async () => {
  keys = [...keys, aKey('fresh')]
  await make('fresh')
  expect(page()).toContain(SECRET)
  const [, revoke] = all('button', /: fresh$/)
  await act(async () => revoke?.click())
  await confirmAct()
  expect(page()).not.toContain(SECRET)
})

it('a key somebody else has replaced meanwhile is not replaced again: it is said, and the list shows how it stands', async () => {
  shop.client.script['keys.rotate'] = refuses(409)
  keys = [{ ...aKey('erp'), id: 9 }]
  await press('button', 'Replace: erp')
  await confirmAct()
  expect(notices.get().at(-1)?.text).toMatch(/^Somebody else has replaced this key/)
  shop.client.script['keys.rotate'] = () => ({ name: 'erp', key: 'vk_second' })
  await press('button', 'Replace: erp')
  await confirmAct()
  expect(asked('keys.rotate').map(({ query }) => query)).toEqual([{ seen: 3 }, { seen: 9 }])
})
