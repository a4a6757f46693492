import type { Design } from '@vitrine/domain/design/design'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { moment, oneLine, SmallIdSchema, wholeNumber } from '../atoms.ts'

export const MAX_SLIDES = 24
/** A place in the shop: no other host, nothing that runs. */
export const ShopLinkSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])[^\s\\<>"'`\p{Cc}]*)?$/u, 'is not an address of the shop')
  .meta({ example: '/new-in' })
/** As the catalogue names it, or a file laid in here. */
export const PicturePathSchema = z
  .string()
  .max(300)
  .regex(/^\/?[\w-]([\w-]|[./@](?![./@]))*\.(webp|jpe?g|png|avif)$/i, 'is not the path of a picture')
  .meta({ example: 'w/b/wb01.jpg' })

const PercentSchema = wholeNumber(0, 100)
const MomentSchema = moment().nullable()
const SlideTextSchema = z.strictObject({
  title: oneLine(120),
  text: oneLine(400),
  button: oneLine(60),
  link: ShopLinkSchema,
  alt: oneLine(200),
})
export const SlideSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'is not the name of a slide'),
    by: wholeNumber(1, Number.MAX_SAFE_INTEGER).nullable(),
    pictures: z
      .array(z.strictObject({ path: PicturePathSchema, focus: z.tuple([PercentSchema, PercentSchema]) }))
      .max(2),
    light_bg: z.boolean(),
    stores: z.array(z.enum(STORE_CODES)).max(STORE_CODES.length),
    from: MomentSchema,
    until: MomentSchema,
    is_hidden: z.boolean(),
    category_key: z.string().max(100).nullable(),
    texts: z.partialRecord(z.enum(LANGUAGES), SlideTextSchema),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: 'ends before it begins',
  })
const SliderSchema = z
  .array(SlideSchema)
  .max(MAX_SLIDES)
  .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, 'names two slides alike')

export const DesignSchema = z
  .strictObject({
    sliders: z.strictObject({
      main: SliderSchema,
      top: SliderSchema,
      bottom: SliderSchema,
      styles: SliderSchema,
    }),
    navbar: z.array(SmallIdSchema).max(30),
    bonus: z.strictObject({
      show_banner: z.boolean(),
      show_modal: z.boolean(),
      modal_after_ms: wholeNumber(0, 600_000),
      code: z.string().regex(/^[\w-]{0,40}$/, 'is not a code'),
    }),
    payments: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[\w-]{1,60}$/, 'is not a way to pay'),
          is_shown: z.boolean(),
          titles: z.partialRecord(z.enum(LANGUAGES), oneLine(100)),
        }),
      )
      .max(20),
  })
  .meta({ id: 'Design' }) satisfies z.ZodType<Design>
