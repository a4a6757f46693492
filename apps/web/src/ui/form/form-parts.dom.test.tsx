import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, below, find, has, page, press, settled, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ChoiceBox } from './choice-box.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})

const WORDS = { City: 'Please enter the city.', Code: 'Five digits', Country: 'Please choose.' }
type Name = keyof typeof WORDS

/** Three fields, each wrong while it is empty, told of only after a try. */
function Order() {
  const [tries, setTries] = useState(0)
  const [typed, setTyped] = useState<Record<Name, string>>({ City: '', Code: '', Country: '' })
  const errors = Object.fromEntries(
    (Object.keys(WORDS) as Name[]).flatMap((name) =>
      tries > 0 && typed[name] === '' ? [[name, WORDS[name]]] : [],
    ),
  )
  const field = (name: Name) => ({
    ...{ label: name, value: typed[name] },
    ...(errors[name] && { error: errors[name] }),
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  })
  return (
    <form>
      <ErrorSummary tries={tries} shown={errors} />
      <TextField {...field('City')} hint="Where the parcel goes" />
      <TextField {...field('Code')} />
      <SelectField {...field('Country')} options={[{ value: '', text: 'Choose' }]} />
      <button type="button" onClick={() => setTries(tries + 1)}>
        Order
      </button>
    </form>
  )
}
const told = () => all('list').flatMap((list) => [...list.children].map(textOf))

describe('everything wrong in a form', () => {
  it('is in one list once it was sent, in the order of the form, and is gone on from', async () => {
    await openPage(<Order />, { shop })
    expect(has('list')).toBe(false)
    await press('button', 'Order')
    expect(told()).toEqual(Object.entries(WORDS).map(([name, words]) => `${name} – ${words}`))
    expect([page().includes('Please look at 3 fields'), textOf(document.activeElement)]).toEqual([
      true,
      expect.stringContaining('City'),
    ])
  })

  it('leads each to its field, and leaves the address as it was', async () => {
    await openPage(<Order />, { shop })
    await press('button', 'Order')
    await press('link', 'Code')
    expect([document.activeElement, location.hash]).toEqual([find('field', 'Code'), ''])
  })

  it('gets shorter while it is put right, does not take the focus away, and goes at the end', async () => {
    await openPage(<Order />, { shop })
    await press('button', 'Order')
    await type('City', 'Berlin')
    expect([told().length, page().includes('2 fields'), document.activeElement]).toEqual([
      2,
      true,
      find('field', 'City'),
    ])
    await type('Code', '10119')
    expect(page()).toContain('Please look at one field')
  })

  it('is said anew when it is sent anew', async () => {
    await openPage(<Order />, { shop })
    await press('button', 'Order')
    await type('City', 'Berlin')
    await press('button', 'Order')
    expect(document.activeElement?.getAttribute('role')).toBe('group')
  })
})

describe('a field', () => {
  it('is read with its hint, and with what is wrong in the place of it', async () => {
    await openPage(<Order />, { shop })
    expect([below('City'), below('Code')]).toEqual(['Where the parcel goes', ''])
    await press('button', 'Order')
    expect([below('City'), find('field', 'City').getAttribute('aria-invalid')]).toEqual([WORDS.City, 'true'])
    expect(page()).not.toContain('Where the parcel goes')
  })
})

it('a postcode copied with a gap of no width was called wrong, and nobody saw why', async () => {
  const heard: string[] = []
  await openPage(<TextField label="Code" value="" onChange={(text) => heard.push(text)} />, { shop })
  await type('Code', '\u200b10119\u202c')
  expect(heard).toEqual(['10119'])
})

describe('choices', () => {
  const items = [
    { key: 'a', title: 'Parcel', end: '$4', below: '2 to 4 days' },
    { key: 'b', title: 'Express', end: '$12' },
  ]
  it('of one are read with price and day, and know each other only within their list', async () => {
    const chosen: string[] = []
    const list = (legend: string) => (
      <ChoiceList legend={legend} items={items} chosen="a" onChoose={(key) => chosen.push(key)} />
    )
    await openPage([<div key="1">{list('One')}</div>, <div key="2">{list('Two')}</div>], { shop })
    const radios = all('choice') as HTMLInputElement[]
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, true, false])
    expect(textOf(radios[0]?.closest('label'))).toBe('Parcel$42 to 4 days')
    expect(radios[0]?.name).not.toBe(radios[2]?.name)
    await press('choice', /^Express/)
    await settled()
    expect(chosen).toEqual(['b'])
  })

  it('of several are picked each by itself', async () => {
    const picked: string[] = []
    await openPage(
      <ChoiceBox
        type="checkbox"
        items={items}
        isChosen={(key) => key === 'b'}
        onPick={(key) => picked.push(key)}
      />,
      { shop },
    )
    await press('checkbox', /^Parcel/)
    expect([picked, all('checkbox').map((one) => (one as HTMLInputElement).checked)]).toEqual([
      ['a'],
      [false, true],
    ])
  })
})
