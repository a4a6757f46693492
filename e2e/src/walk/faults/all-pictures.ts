import sharp from 'sharp'
import { pageAddresses } from './page-addresses.ts'

const ADDRESS = /\/media\/(\d+)x(\d+)\/[^"\s,&]+/g
const AT_ONCE = 2

/** Every picture any page of the first store shows is there, and of the size it is shown in. */
export async function faultsOfPictures(url: string): Promise<string[]> {
  const pictures = new Set<string>()
  for (const path of await pageAddresses(url, 'us')) {
    const page = await (await fetch(url + path)).text()
    for (const [address] of page.matchAll(ADDRESS)) pictures.add(address)
  }
  const waiting = [...pictures]
  const faults: string[] = []
  const lookAtNext = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) faults.push(...(await faultsOf(url, one)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtNext))
  return faults
}

async function faultsOf(url: string, path: string): Promise<string[]> {
  const [, width, height] = new RegExp(ADDRESS.source).exec(path) ?? []
  const answer = await fetch(url + path, { headers: { accept: 'image/webp' } })
  if (!answer.ok) return [`${path}: answers ${answer.status}`]
  const made = await sharp(await answer.arrayBuffer()).metadata()
  const isOfSize = made.width === Number(width) && made.height === Number(height)
  return isOfSize ? [] : [`${path}: is ${made.width} × ${made.height}`]
}
