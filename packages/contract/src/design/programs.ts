// The look as programs of before send it: keys of the block `cms_settings`, written at once.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { oneLine, SmallIdSchema, wholeNumber } from '../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../call.ts'
import { MAX_SLIDES, PicturePathSchema, ShopLinkSchema } from './design.ts'

const saved = {
  may: 'design:change',
  method: 'POST',
  storeScoped: true,
  maxBodyBytes: LONG_BODY_BYTES,
  reply: z.object({ saved: z.literal(true), updated_at: z.string() }),
} as const

/** One without a picture is dropped. */
const SentSlideSchema = z.strictObject({
  img: z.union([PicturePathSchema, z.literal('')]).nullish(),
  img2: PicturePathSchema.nullish(),
  light_bg: z.boolean().default(false),
  link: ShopLinkSchema.default(''),
  title: oneLine(120).default(''),
  text: oneLine(400).default(''),
  button: oneLine(60).default(''),
  alt: oneLine(200).default(''),
})

const SentSlidesSchema = z.array(SentSlideSchema).max(MAX_SLIDES)
const SentSliderSchema = z.union([SentSlidesSchema, z.strictObject({ slides: SentSlidesSchema })])
const LangSchema = z.enum(LANGUAGES).optional()

export const changeDesign = defineCall({
  ...saved,
  id: 'design.change',
  path: '/api/admin/design',
  summary: 'Keys of `cms_settings` in the language of the store, or of `lang`; what is not named stays',
  body: z.strictObject({
    lang: LangSchema,
    main_slider: SentSliderSchema.optional(),
    top_slider: SentSliderSchema.optional(),
    bottom_slider: SentSliderSchema.optional(),
    top_styles: SentSlidesSchema.optional(),
    navbar: z.strictObject({ category_ids: z.array(SmallIdSchema).max(30) }).optional(),
    show_bonuses_banner: z.boolean().optional(),
    show_bonuses_modal: z.boolean().optional(),
    show_bonuses_modal_after: wholeNumber(0, 600_000).optional(),
    bonuses_banner_code: z
      .string()
      .regex(/^[\w-]{0,40}$/, 'is not a code')
      .optional(),
    payment_methods: z
      .array(z.strictObject({ code: z.string().regex(/^[\w-]{1,60}$/), title: oneLine(100) }))
      .max(20)
      .optional(),
  }),
})

const slides = {
  ...saved,
  summary: 'The slides of the home page in the language of the store, or of `lang`',
  body: z.strictObject({ slides: SentSlidesSchema, lang: LangSchema }),
} as const

export const changeSlides = defineCall({ ...slides, id: 'design.slides', path: '/api/admin/slides' })
export const changeDesignSlides = defineCall({
  ...slides,
  id: 'design.designSlides',
  path: '/api/admin/design/slides',
})
