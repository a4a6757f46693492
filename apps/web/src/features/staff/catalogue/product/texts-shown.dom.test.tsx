import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  pressKey,
  select,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { anEditedProduct, productDesk } from '../testing/edited-product.tsx'

let desk: ReturnType<typeof productDesk>
beforeEach(() => {
  stubDialog()
  notices.set([])
  desk = productDesk()
})
const save = () => press('button', /^Save Ctrl/)
const unsaved = () => page().includes('not saved')
const lastWords = () => notices.get().at(-1)?.text

it('a name typed in a language that had none, and erased again, leaves nothing to save', async () => {
  await desk.open()
  await fill('Name, Deutsch', 'Mütze')
  expect(page()).toContain('1 change not saved')
  await fill('Name, Deutsch', '')
  expect(unsaved()).toBe(false)
})

it('an English name typed back as it was leaves nothing to save, whatever the text lacked', async () => {
  await desk.open()
  await fill('Name, English', 'Caps')
  await fill('Name, English', 'Cap')
  expect(unsaved()).toBe(false)
})

it('a translation that is emptied is sent empty, so that the English one is read again', async () => {
  desk.stands = anEditedProduct({ texts: { en: { name: 'Cap' }, de: { name: 'Mütze', url_key: 'muetze' } } })
  await desk.open()
  await fill('Name, Deutsch', '')
  await save()
  expect(desk.saved()).toMatchObject({ texts: { de: { name: '', url_key: 'muetze' }, en: { name: 'Cap' } } })
})

it('a name pasted over two lines becomes one, a text keeps its lines', async () => {
  await desk.open()
  await fill('Name, English', 'Warm\n  cap')
  await fill('Text, English', 'One.\nTwo.')
  expect([typedIn('Name, English'), typedIn('Text, English')]).toEqual(['Warm cap', 'One.\nTwo.'])
})

it('says in the heading of a language that it is missing or older, and nothing of one that is there', async () => {
  desk.stands = anEditedProduct(
    {},
    { text_states: { en: 'there', de: 'older', ru: 'missing', uk: 'there', zh: 'there' } },
  )
  await desk.open()
  const heads = [...document.querySelectorAll('section[aria-label="Texts"] th[lang]')].map(textOf)
  expect(heads).toEqual(['English', 'Deutsch older than English', 'Русский missing', 'Українська', '中文'])
})

it('is called by the language of the screen, in English where that one has no name, by its SKU without any', async () => {
  desk.stands = anEditedProduct({ texts: { en: { name: 'Cap' }, de: { name: 'Mütze' } } })
  const german = await desk.open('de')
  expect(textOf(find('heading'))).toBe('Mütze')
  german.leave()
  const russian = await desk.open('ru')
  expect(textOf(find('heading'))).toBe('Cap')
  russian.leave()
  desk.stands = anEditedProduct({ texts: {} })
  await desk.open()
  expect(textOf(find('heading'))).toBe('CAP')
})

it('is taken off the shop, marked as new and hidden from lists in one save; what was not touched is not sent', async () => {
  await desk.open()
  await press('checkbox', 'On sale')
  await press('checkbox', 'New')
  await select(/^Visible in/, 'Search')
  await save()
  expect(desk.saved()).toEqual({ status: 2, flags: { new: true }, visibility: 3 })
})

it('a mark set and taken away again leaves nothing to save', async () => {
  await desk.open()
  await press('checkbox', 'Top brand')
  await press('checkbox', 'Top brand')
  expect(unsaved()).toBe(false)
})

it('pieces counted back to what they were leave nothing to save', async () => {
  await desk.open()
  await fill('Stock, CAP', '9')
  await fill('Stock, CAP', '5')
  expect(unsaved()).toBe(false)
})

it('of two who count the pieces the second reads what the first has counted', async () => {
  await desk.open()
  await fill('Stock, CAP', '9')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.stands = anEditedProduct({}, { stock: { qty: 3, held: 1 } })
    return refuses(409, {
      details: [{ path: 'items.0.stock.was', message: 'was changed', key: 'REFUSED' }],
    })()
  }
  await save()
  expect(typedIn('Stock, CAP')).toBe('9')
  expect(page()).toContain('was 3')
  desk.shop.client.script['catalog.edit.save'] = () => ({ items: [] })
  await save()
  expect(desk.bodies().at(-1)?.items[0]?.stock).toEqual({ was: 3, qty: 9 })
})

it('what is refused is brought into sight of whoever saved at the foot of the page', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(textOf(this))
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  await desk.open()
  await fill('Name, English', 'x')
  desk.shop.client.script['catalog.edit.save'] = refuses(400, {
    details: [{ path: 'items.0.parts.texts.en.name', key: 'TOO_SHORT', message: 'Too short' }],
  })
  await save()
  expect(seen).toEqual([expect.stringContaining('Name is too short')])
  await fill('Name, English', 'xy')
  expect(seen).toHaveLength(1)
})

it('what was refused is no longer told once the changes are given up', async () => {
  await desk.open()
  await fill('Name, English', 'x')
  desk.shop.client.script['catalog.edit.save'] = refuses(400, {
    details: [{ path: 'items.0.parts.texts.en.name', key: 'TOO_SHORT', message: 'Too short' }],
  })
  await save()
  expect(page()).toContain('Texts, English, Name is too short')
  await press('button', 'Discard the changes')
  await confirmAct()
  expect([page().includes('too short'), typedIn('Name, English'), unsaved()]).toEqual([false, 'Cap', false])
})

it('of a variant whose pieces are refused, its SKU is told', async () => {
  const variants = [
    { id: 8, sku: 'CAP-RED', version: 'v8', name: 'Cap', stock: { qty: 1, held: 0 }, options: {} },
  ]
  desk.stands = anEditedProduct({ children: ['CAP-RED'], axes: [] }, { type: 'configurable', variants })
  await desk.open()
  await fill('Stock, CAP-RED', '1.5')
  desk.shop.client.script['catalog.edit.save'] = refuses(400, {
    details: [{ path: 'items.1.stock.qty', key: 'NOT_A_NUMBER', message: 'Invalid input' }],
  })
  await save()
  expect(page()).toContain('CAP-RED, Stock, Pieces must be a number')
})

it('takes what somebody else wrote, or saves its own over it', async () => {
  await desk.open()
  await fill('Name, English', 'Mine')
  desk.shop.client.script['catalog.edit.save'] = () => {
    desk.stands = anEditedProduct({ texts: { en: { name: 'Theirs' } } }, { version: 'v2' })
    return refuses(409, { result: 'CONFLICT' })()
  }
  await save()
  expect(page()).toContain('Texts, English, Name: Cap Theirs')
  desk.shop.client.script['catalog.edit.save'] = () => ({ items: [] })
  await press('button', 'Save mine over it')
  expect(desk.bodies().at(-1)?.items).toMatchObject([
    { version: 'v2', parts: { texts: { en: { name: 'Mine' } } } },
  ])
  await fill('Name, English', 'Again')
  desk.stands = anEditedProduct({ texts: { en: { name: 'Third' } } }, { version: 'v3' })
  desk.shop.client.script['catalog.edit.save'] = refuses(409, { result: 'CONFLICT' })
  await save()
  await press('button', 'Take what it is now')
  expect([typedIn('Name, English'), unsaved()]).toEqual(['Third', false])
})

it.each([
  ['while a catalogue is imported', 409, { result: 'IMPORT_RUNNING' }, 'A catalogue is being imported.'],
  ['asked too often', 429, {}, 'often enough for now'],
  ['broken', 500, {}, 'That did not work'],
])('%s: it says so and keeps what was typed', async (...[, code, more, words]) => {
  await desk.open()
  await fill('Name, English', 'Mine')
  desk.shop.client.script['catalog.edit.save'] = refuses(code as number, more)
  await save()
  expect(lastWords()).toContain(words)
  expect([typedIn('Name, English'), unsaved()]).toEqual(['Mine', true])
})

it('Ctrl S saves from inside a field without the browser’s own saving; without a change it asks nothing', async () => {
  await desk.open()
  const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
  find('field', 'Name, English').dispatchEvent(press)
  await settled()
  expect([press.defaultPrevented, desk.bodies()]).toEqual([true, []])
  expect(await pressKey(find('field', 'Name, English'), 's')).toBe(true)
})

it('who may not write the catalogue is told; a shop that is away is asked again', async () => {
  desk.shop.client.script['catalog.edit.get'] = refuses(403)
  const denied = await desk.open()
  expect(all('field')).toEqual([])
  denied.leave()
  desk.shop.client.script['catalog.edit.get'] = refuses(500)
  await desk.open()
  desk.shop.client.script['catalog.edit.get'] = () => desk.stands
  await press('button', 'Try again')
  expect(typedIn('Name, English')).toBe('Cap')
})

it('a product there is none of is said so, and leads back to the list', async () => {
  desk.shop.client.script['catalog.edit.get'] = refuses(404)
  await desk.open()
  expect(page()).toContain('There is no such product, or no longer.')
  expect([has('button', 'Try again'), has('link', 'Back to the list')]).toEqual([false, true])
})

it('leads to the product in the shop and to what it is a variant of, and tells what imports leave', async () => {
  desk.stands = anEditedProduct(
    {},
    {
      ...{ paths: { en: 'men/cap' }, parent: { id: 9, sku: 'CAPS', name: 'Caps' } },
      kept_parts: ['texts', 'prices', 'categories', 'children'],
    },
  )
  await desk.open()
  expect([find('link', 'See in the shop').getAttribute('href'), has('link', 'Caps')]).toEqual([
    '/men/cap',
    true,
  ])
  expect(page()).toContain('Written by hand, imports leave it: Texts, Prices, Categories, Variants')
})
