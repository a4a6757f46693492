import { describe, expect, it } from 'vitest'
import { all, find, has, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { introOf } from './load-news.ts'
import { NewsList } from './news-list.tsx'
import { NewsView } from './news-view.tsx'

const item = (identifier: string, title: string) => ({
  identifier,
  title,
  date: '2026-03-31T23:30:00Z',
  image: null,
  intro: `About ${title}`,
})
const shop = scriptedEngine()

describe('the news', () => {
  it('each leads to its page, with its day and its first words', async () => {
    const { address } = await openPage(
      <NewsList items={[item('wool', 'New wool'), item('repair', 'Repairs')]} />,
      { shop },
    )
    expect(all('link').map(textOf)).toEqual([
      'March 31, 2026New woolAbout New wool',
      'March 31, 2026RepairsAbout Repairs',
    ])
    await press('link', /Repairs/)
    expect(address()).toBe('/news/repair')
  })

  it('where there is none it says so', async () => {
    await openPage(<NewsList items={[]} />, { shop })
    expect(textOf(document.body)).toContain('There is no news at the moment.')
    expect(has('button', 'Get the letters by e-mail')).toBe(false)
  })

  it('can be had by mail where the shop sends letters', async () => {
    await openPage(<NewsList items={[]} />, { shop, info: { hasNewsletter: true } })
    await press('button', 'Get the letters by e-mail')
    expect(isNewsletterOpen.get()).toBe(true)
    isNewsletterOpen.set(false)
  })

  it('one of them leads back to all and on to others', async () => {
    const news = { ...item('wool', 'New wool'), body: [], others: [item('repair', 'Repairs')] }
    await openPage(<NewsView news={news} />, { shop })
    expect(textOf(find('heading'))).toBe('New wool')
    expect(find('link', 'All news').getAttribute('href')).toBe('/news')
    expect(find('link', /^Repairs/).getAttribute('href')).toBe('/news/repair')
  })
})

describe('the first words of the news', () => {
  it('are read without tags and end at a word', () => {
    expect(introOf('<p>Wool &amp; linen</p><p>from <b>Wales</b></p>')).toBe('Wool & linen from Wales')
    const long = introOf(`<p>${'word '.repeat(60)}</p>`)
    expect(long.endsWith('word…')).toBe(true)
    expect(long.length).toBeLessThanOrEqual(161)
  })

  it('end in Chinese at a sentence', () => {
    const text = `${'字'.repeat(100)}。${'字'.repeat(100)}`
    expect(introOf(text)).toBe(`${'字'.repeat(100)}…`)
  })
})
