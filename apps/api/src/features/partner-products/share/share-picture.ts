import type { CallReply } from '@vitrine/contract/call'
import type { getSharePicture as shareCall } from '@vitrine/contract/partner/share'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import type { FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import type { ReadContext } from '#api/features/catalog/index.ts'
import type { PictureDesk } from '#api/features/media/index.ts'
import { getPromoProduct } from '../read/list-promo-products.ts'
import { unknownPiece } from '../read/own-pieces.ts'
import type { Band } from './draw-band.ts'
import { drawInThread } from './in-thread.ts'

/** As networks show them. */
const FRAMES: Record<PostType, Frame> = {
  profile: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1350 },
}
const PAPER = '#efece6'

export type Drawing = PictureDesk & {
  /** Where the shop is reached. */
  publicUrl: string
}
type Frame = { width: number; height: number }
type Asked = { id: number; entity: PostType }

/** The piece alone for a profile; with its name and where it is sold below it for a story and a post. A set's two stand side by side. */
export async function getSharePicture(
  ctx: ReadContext,
  { id, entity }: Asked,
  { find, queue, publicUrl }: Drawing,
): Promise<CallReply<typeof shareCall>> {
  const piece = await getPromoProduct(ctx, id)
  if (!piece) throw unknownPiece('id')
  const frame = FRAMES[entity]
  const { code, language } = ctx.store
  const address = `${new URL(publicUrl).host}/${code}`
  const band = entity === 'profile' ? undefined : { width: frame.width, name: piece.title, address }
  const parts = await Promise.all(piece.parts.map((part) => getPromoProduct(ctx, part)))
  const images = (piece.is_set ? parts : [piece]).flatMap((one) => one?.image ?? [])
  const found = await Promise.all(images.map((image) => find(image.replace(/^\/+/, ''))))
  const picture = await queue.run(`${code} ${id} ${entity}`, () => draw(found, frame, band))
  const name = (piece.sku || `set-${id}`).replaceAll(/[^\w-]+/g, '-')
  return {
    filename: `${name}-${entity}-${language}.jpg`,
    media_type: 'image/jpeg',
    picture: picture.toString('base64'),
    ...frame,
  }
}

async function draw(
  found: readonly (FoundPicture | undefined)[],
  frame: Frame,
  band: Band | undefined,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const words = band && (await drawInThread(band))
  const above = { width: frame.width, height: frame.height - (words?.height ?? 0) }
  const width = Math.floor(above.width / Math.max(1, found.length))
  const goods = await Promise.all(found.map((one) => fitted(one, { width, height: above.height })))
  const layers = [
    ...goods.flatMap((input, at) => (input ? [{ input, left: at * width, top: 0 }] : [])),
    ...(words ? [{ input: Buffer.from(words.svg), left: 0, top: above.height }] : []),
  ]
  return sharp({ create: { ...frame, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function fitted(found: FoundPicture | undefined, size: Frame): Promise<Buffer | undefined> {
  const opened = await found?.open(size)
  return opened
    ?.resize({ ...size, fit: 'cover', position: 'top' })
    .flatten({ background: PAPER })
    .png()
    .toBuffer()
}
