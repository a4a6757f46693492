import { forgetPersonal } from '@vitrine/sync/session/forget-personal'
import { memoryStorage } from '@vitrine/sync/storage/memory-storage'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { has, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { RecentView } from './recent-view.tsx'

const KEY = 'us-shop/recently-viewed'
const aCard = (sku: string) => ({
  ...{ id: sku, sku, name: `Coat ${sku}`, brand_name: null, image: null, path: '/coat', hover: null },
  ...{ price_incl_tax: 5, old_price: null, max_price: null, sale: false, new: false },
  ...{ colors: [], moreColors: 0, isLow: false, isSoldOut: false },
})
const seen = (...skus: string[]) =>
  localStorage.setItem(KEY, JSON.stringify(skus.map((sku) => ({ sku, card: aCard(sku) }))))
const open = async () => openPage(<RecentView />, { shop: scriptedEngine() })

beforeEach(() => localStorage.clear())

it('says how to begin where nothing was looked at', async () => {
  await open()
  expect(document.body.textContent).toContain('up to 50 products')
  expect(has('link', 'To the shop')).toBe(true)
})

it('shows all of it in its order, counts it, and forgets it when asked', async () => {
  seen(...Array.from({ length: 50 }, (_, at) => `S${at}`))
  await open()
  expect(document.querySelectorAll('article')).toHaveLength(50)
  expect(document.querySelector('article')?.textContent).toContain('Coat S0')
  expect(document.body.textContent).toContain('50 products')
  await press('button', 'Clear the list')
  expect(document.querySelectorAll('article')).toHaveLength(0)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([])
})

it('signing out clears it, of every store, on the page that is open, too', async () => {
  seen('A')
  localStorage.setItem('de-shop/recently-viewed', '[]')
  localStorage.setItem('claims', '{}')
  sessionStorage.setItem('us-shop/urls', '[["coat","product"]]')
  await open()
  await act(() => forgetPersonal(memoryStorage()))
  expect(document.querySelectorAll('article')).toHaveLength(0)
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['claims'], []])
})
