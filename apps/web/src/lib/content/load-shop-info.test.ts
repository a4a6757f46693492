import type { ShopClient } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { loadShopInfo } from './load-shop-info.ts'

const siteOf = async (json: object) => {
  const client = { call: async () => ({ json }) } as unknown as ShopClient
  const { siteName, siteDescription } = await loadShopInfo(client)
  return { siteName, siteDescription }
}

it.each([
  ['named otherwise than the shop', { name: 'Oak', seo: { site_name: 'Oak Berlin' } }, 'Oak Berlin'],
  ['called as the shop', { name: 'Oak', seo: { site_name: 'Oak' } }, undefined],
  ['called as before the owner named the shop', { name: 'Oak', seo: { site_name: 'Vitrine' } }, undefined],
  ['without a name', { name: 'Oak' }, undefined],
])('a site %s', async (_, json, siteName) => expect((await siteOf(json)).siteName).toBe(siteName))

it('a site says of itself what the settings say', async () => {
  expect((await siteOf({ seo: { site_description: 'Knitwear.' } })).siteDescription).toBe('Knitwear.')
})
