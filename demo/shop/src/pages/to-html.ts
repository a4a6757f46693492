import type { Section } from './page-words.ts'

export const toHtml = ([heading, ...paragraphs]: Section): string =>
  `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
