// One address, several answers: stores, encodings, pictures by what a browser takes. Each must come as it was asked for,
// also from what is kept.
import { browse } from './browse.ts'

const PICTURES: [accept: string, type: RegExp][] = [
  ['image/avif,image/webp,*/*', /image\/(avif|webp)/],
  ['image/webp,*/*', /image\/webp/],
  ['image/jpeg', /image\/(jpeg|png)/],
]
const LANGUAGES = { us: 'en', de: 'de' }

export async function seeVariants(url: string): Promise<string[]> {
  const problems: string[] = []
  for (const _ of ['made', 'kept']) {
    for (const [store, language] of Object.entries(LANGUAGES)) {
      const { text } = await browse(`${url}/${store}`)
      if (!new RegExp(`<html[^>]* lang="${language}`).test(text))
        problems.push(`/${store} is not in ${language}`)
    }
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await browse(`${url}/us/women`, { headers: { 'accept-encoding': encoding } })
      if ((headers['content-encoding'] ?? 'identity') !== encoding)
        problems.push(`asked for ${encoding}, got ${headers['content-encoding']}`)
    }
    problems.push(...(await seePictures(url)))
  }
  return problems
}

async function seePictures(url: string): Promise<string[]> {
  const { text } = await browse(`${url}/us/women`)
  const path = /"(\/media\/[^"\s]+)/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  if (!path) return ['the list has no picture']
  const problems: string[] = []
  for (const [accept, type] of PICTURES) {
    const { headers, status } = await browse(`${url}${path}`, { headers: { accept } })
    if (status !== 200 || !type.test(headers['content-type'] ?? ''))
      problems.push(`${path} for ${accept} answers ${status} ${headers['content-type']}`)
  }
  return problems
}
