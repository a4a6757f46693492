import { expect, it } from 'vitest'
import { orderHead } from './order-head.ts'

const page = (head: string) =>
  `<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>${head}`

it('lets styles go before pictures and fonts, in their order, and scripts behind them', () => {
  const html = page(
    '<link rel="preload" as="image" href="/a.webp"/><title>Coats</title><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/>',
  )
  expect(orderHead(html)).toBe(
    page(
      '<link nonce="n" rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/><link rel="preload" as="image" href="/a.webp"/><title>Coats</title><link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
    ),
  )
})

it.each(['', '<html><head><title>Coats</title>'])('leaves %j as it is', (html) => {
  expect(orderHead(html)).toBe(html)
})
