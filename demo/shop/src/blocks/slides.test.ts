import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { expect, it } from 'vitest'
import { bottomSlider, mainSlider, topSlider } from './slides.ts'

it.each(LANGUAGES)(
  'a slide in %s that nobody had touched was told as changed once its neighbour was saved',
  (language) => {
    const slides = [...mainSlider(language), topSlider(language), bottomSlider(language)]
    const words = slides.flatMap(({ title, text, button }) => [title, text, button])
    expect(words.map(stripInvisible)).toEqual(words)
    expect(words.join()).toContain('\u00a0')
  },
)
