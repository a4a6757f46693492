import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aCategory, aListedCategory, categoryDesk } from '../../testing/category-desk.tsx'
import { aListedProduct } from '../../testing/listed-products.tsx'

let desk: ReturnType<typeof categoryDesk>
beforeEach(() => {
  stubDialog()
  notices.set([])
  desk = categoryDesk()
})
const save = () => press('button', /^Save Ctrl/)
const unsaved = () => page().includes('not saved')
const saved = () => desk.sent('catalog.categories.save').at(-1)
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')].map(textOf)
const pictures = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="category-image"]')].map((one) => [
    one.closest('label')?.querySelector('img')?.getAttribute('src')?.split('/').at(-1) ?? 'first',
    one.checked,
  ])
async function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const PICTURE = new File(['x'], 'dress.png', { type: 'image/png' })

it('the picture it has is among those to choose, also where none of its products shows it', async () => {
  desk.stands = aCategory({}, { image: 'own.jpg' })
  desk.script['catalog.edit.list'] = () => ({
    items: [
      aListedProduct(1, { picture: 'a.jpg' }),
      aListedProduct(2, { picture: 'a.jpg' }),
      aListedProduct(3),
    ],
    total: 3,
  })
  await desk.open()
  expect(pictures().map(([, isChosen]) => isChosen)).toEqual([false, false, true])
  await press('choice', 'That of its first product')
  await save()
  expect(saved()).toEqual({ version: 'v1', parts: { image: null } })
})

it('a picture brought from one’s machine is chosen, and stands for it once that is saved', async () => {
  desk.script['catalog.categories.picture'] = () => ({ path: 'brought.webp' })
  await desk.open()
  await pick(PICTURE)
  expect(pictures().at(-1)?.[1]).toBe(true)
  await save()
  expect(saved()).toEqual({ version: 'v1', parts: { image: 'brought.webp' } })
})

it('a picture the shop does not take is told, and changes nothing', async () => {
  desk.script['catalog.categories.picture'] = refuses(400)
  await desk.open()
  await pick(PICTURE)
  expect([notices.get().at(-1)?.tone, unsaved(), has('button', /^Save Ctrl/)]).toEqual([
    'error',
    false,
    false,
  ])
})

it('a name typed in another language and erased again leaves nothing to save', async () => {
  await desk.open()
  await fill('Name, Deutsch', 'Kleider')
  await fill('Name, Deutsch', '')
  expect(unsaved()).toBe(false)
})

it('where a language says nothing, the English words stand pale in its field', async () => {
  await desk.open()
  expect(find('field', 'Name, Deutsch').getAttribute('placeholder')).toBe('Dresses')
})

it('leads to the page shoppers see, unless they do not see it', async () => {
  const seen = await desk.open()
  expect(find('link', 'See in the shop').getAttribute('href')).toBe('/women/dresses')
  seen.leave()
  desk.stands = aCategory({}, { is_active: false })
  await desk.open()
  expect(has('link', 'See in the shop')).toBe(false)
})

it('in the tree, what is hidden or not in the menu says so', async () => {
  desk.tree.items = [
    { ...aListedCategory(1, null, 'Women'), is_active: false },
    { ...aListedCategory(2, 1, 'Dresses'), include_in_menu: false },
  ]
  await desk.open()
  expect(rows()).toEqual(['WomenHidden1', 'Dressesnot in the menu2'])
})

it('moved and then saved, the tree does not jump back to how it stood before', async () => {
  const moved = {
    version: 'two',
    items: [aListedCategory(2, null, 'Dresses'), aListedCategory(1, null, 'Women')],
  }
  desk.script['catalog.categories.move'] = () => moved
  await desk.open()
  await press('button', 'Dresses: out of its parent')
  let answer: (tree: object) => void = () => undefined
  desk.script['catalog.categories.list'] = () => new Promise((resolve) => (answer = resolve))
  await fill('Name, English', 'Gowns')
  await save()
  expect(rows()).toEqual(['Dresses2', 'Women1'])
  await act(async () => answer({ ...moved, version: 'three', items: [aListedCategory(2, null, 'Gowns')] }))
  await settled()
  expect(rows()).toEqual(['Gowns2'])
})

it('overtaken while it is deleted, it is read anew and can be deleted then', async () => {
  desk.stands = aCategory({ products: 0 })
  await desk.open()
  desk.script['catalog.categories.remove'] = () => {
    desk.stands = aCategory({ products: 0, version: 'v2' })
    return refuses(409, { result: 'CATEGORY_CHANGED' })()
  }
  const remove = async () => {
    await press('button', 'Delete category')
    const [go] = all('button', 'Delete category').slice(-1)
    await act(async () => go?.click())
    await settled()
  }
  await remove()
  expect([has('dialog'), notices.get().at(-1)?.tone]).toEqual([false, 'warning'])
  desk.script['catalog.categories.remove'] = () => ({ version: 'two', items: [] })
  await remove()
  expect(desk.sent('catalog.categories.remove')).toMatchObject([{ version: 'v1' }, { version: 'v2' }])
})

it.each([
  [{ uses: { coupons: 2, royalties: 1 } }, 'coupons (2) or royalties (1) speak of it'],
  [{ parent_id: null, products: 3 }, '3 products stand in it, and there is no parent'],
])(
  'what would hold for other goods without it, or leave goods nowhere, is not deleted: %j',
  async (more, why) => {
    desk.stands = aCategory(more)
    await desk.open()
    await press('button', 'Delete category')
    expect([textOf(find('dialog')).includes(why), all('button', 'Delete category').length]).toEqual([true, 1])
  },
)

it('a category that is gone says so; one that did not come is asked for again', async () => {
  desk.script['catalog.categories.get'] = refuses(404)
  const gone = await desk.open()
  expect(page()).toContain('This category is gone.')
  gone.leave()
  desk.script['catalog.categories.get'] = refuses(400)
  await desk.open()
  desk.script['catalog.categories.get'] = () => desk.stands
  await press('button', 'Try again')
  expect(typedIn('Name, English')).toBe('Dresses')
})

it('what was refused is no longer told once the changes are given up', async () => {
  await desk.open()
  await fill('Address, English', 'cart')
  desk.script['catalog.categories.save'] = refuses(400, {
    details: [{ path: 'parts.texts.en.url_key', reason: 'OWN_PAGE', key: 'REFUSED', message: 'own page' }],
  })
  await save()
  expect(page()).toContain('Texts, English, Address the shop itself has a page there')
  await press('button', 'Discard the changes')
  await confirmAct()
  expect([page().includes('has a page there'), typedIn('Address, English')]).toEqual([false, 'dresses'])
})

it('a category saved by an answer that was lost was told as somebody else’s with the next press', async () => {
  await desk.open()
  await fill('Name, English', 'Gowns')
  desk.script['catalog.categories.save'] = () => {
    desk.stands = aCategory(
      { version: 'v2' },
      { texts: { en: { name: 'Gowns', description: '', url_key: 'dresses' } } },
    )
    return refuses(0)()
  }
  await save()
  await settled()
  expect([unsaved(), typedIn('Name, English')]).toEqual([false, 'Gowns'])
  await fill('Name, English', 'Robes')
  await save()
  expect(saved()).toMatchObject({ version: 'v2', parts: { texts: { en: { name: 'Robes' } } } })
})
