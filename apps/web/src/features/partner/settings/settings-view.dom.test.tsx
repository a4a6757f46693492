import { beforeEach, expect, it } from 'vitest'
import { all, below, fill, find, page, press, textOf, typedIn } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { aCabinet, openRoom, sentBy } from '../testing/open-room.tsx'
import { SettingsView } from './settings-view.tsx'

const SETTINGS = {
  ...{ instagram: 'mila', instagram_link: '', shop_instagram: '', profile_text: 'Linen, mostly.' },
  ...{ profile_link: 'https://example.com/mila', show_attention_photo_modal: true },
  ...{ has_instagram_shopping: false, instagram_shopping: '', post_actions: ['profile', 'story', 'post'] },
  feeds_facebook: { en: '/feeds/en.xml', de: '/feeds/de.xml' },
}
let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet()
  shop.client.script['blogger.settings'] = () => SETTINGS
  shop.client.script['blogger.saveSettings'] = () => SETTINGS
})
const open = () => openRoom(<SettingsView />, shop)

it('what a partner says of themselves is kept as it stands in the form', async () => {
  await open()
  await fill('Your name where you post', '@mila.sorel')
  await press('checkbox', /./)
  await press('button', 'Save')
  expect(sentBy(shop, 'blogger.saveSettings')).toEqual([
    { instagram: '@mila.sorel', show_attention_photo_modal: false },
  ])
  expect(notices.get()).toHaveLength(1)
})

it('a name given on the phone was overwritten by the words saved on the desktop: what was not touched is not sent', async () => {
  await open()
  shop.client.script['blogger.saveSettings'] = () => ({
    ...SETTINGS,
    ...{ instagram: 'mila.new', profile_text: 'Wool, too.' },
  })
  await fill('About you', 'Wool, too.')
  await press('button', 'Save')
  expect([typedIn('Your name where you post'), typedIn('About you')]).toEqual(['mila.new', 'Wool, too.'])
  await fill('About you', 'Linen, mostly.')
  await press('button', 'Save')
  expect(sentBy(shop, 'blogger.saveSettings')).toEqual([
    { profile_text: 'Wool, too.' },
    { profile_text: 'Linen, mostly.' },
  ])
})

it('an address the shop does not take is told beside its field, and the rest stays', async () => {
  shop.client.script['blogger.saveSettings'] = refuses(400, { field: 'profile_link' })
  await open()
  await fill('Address of your page', 'javascript:alert(1)')
  await press('button', 'Save')
  expect(below('Address of your page')).not.toBe('')
  expect((find('field', 'Your name where you post') as HTMLInputElement).value).toBe('mila')
})

it('the goods’ feeds are named in the reader’s language, one for each', async () => {
  await open()
  const feeds = all('link').map((link) => [textOf(link), link.getAttribute('href')])
  expect(feeds).toEqual([
    ['English', '/feeds/en.xml'],
    ['German', '/feeds/de.xml'],
  ])
})

it('a shop without feeds says nothing of them', async () => {
  shop.client.script['blogger.settings'] = () => ({ ...SETTINGS, feeds_facebook: {} })
  await open()
  expect([all('link'), page().includes('Linen, mostly.')]).toEqual([[], true])
})

it('a name the shop does not take is told beside its field', async () => {
  shop.client.script['blogger.saveSettings'] = refuses(400, { field: 'instagram' })
  await open()
  await fill('Your name where you post', '=cmd')
  await press('button', 'Save')
  expect(below('Your name where you post')).toContain('Letters, digits, dots, dashes and underscores')
  expect(notices.get()).toEqual([])
})

it('what could not be kept for want of a line stays in the form, and that is said', async () => {
  shop.client.script['blogger.saveSettings'] = refuses(0)
  await open()
  await fill('About you', 'Wool, too.')
  await press('button', 'Save')
  expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
  expect((find('field', 'About you') as HTMLTextAreaElement).value).toBe('Wool, too.')
})
