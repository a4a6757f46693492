import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const ornaments = {
  sunglasses: {
    name: '{cloth} sunglasses',
    intro: [
      'Sunglasses with a frame thick enough to be seen and light enough to be forgotten, 28 grams.',
      'The shape suits more faces than most; we passed a sample round the office to be sure.',
      'They take the glare off snow, sea and windscreens without turning the world brown.',
      'Good manners among spectacles: no logo on the temple, none on the lens.',
      'A pair for driving south, and for the morning after.',
    ],
    make: [
      'The lenses filter all UV light up to 400 nm and can be exchanged for your own strength.',
      'Hinges have five barrels, set into the frame with pins and not melted in.',
      'Temples carry a wire core, so an optician can bend them to your ears.',
      'Frames tumble for three days with birch chips, which gives that soft edge.',
      'A cotton pouch comes with them, and it cleans the lenses too.',
    ],
  },
  watch: {
    name: 'Watch with {cloth} strap',
    facts: 'Quartz movement, 38 mm case of gold-plated steel; strap: {facts}',
    intro: [
      'Two black hands, a thin red one for the seconds, twelve strokes and no date to set.',
      'The case is 38 mm wide, a size for any wrist and for any cuff.',
      'It tells the time and lets everything else wait.',
      'The dial is matt and pale, so it can be read across a table.',
      'A first good watch, or the one for days when the big one stays in its drawer.',
    ],
    make: [
      'A Swiss quartz movement runs for five years on one cell, which any watchmaker changes.',
      'The glass is sapphire, the back is screwed down, and at 5 bar neither rain nor washing-up does any harm.',
      'Straps change without tools: a small lever at the bar is enough.',
      'The case is steel under warm gold plating, brushed on the flanks and polished along the rim.',
      'Stitching on the strap is done by hand in linen thread; the buckle is signed inside.',
    ],
  },
  necklace: {
    name: '{cloth} pendant necklace',
    intro: [
      'A fine chain with a coin on it, about as big as a thumbnail.',
      'It sits where the second button opens, and catches the light when you turn.',
      'People stop noticing it after a day and miss it when it is off.',
      'The coin carries no saint and no letter, only a line that was drawn by hand.',
      'Wear it alone, or let it be the longest of three.',
    ],
    make: [
      'The chain is 45 cm long with a second ring at 42, so two lengths are on hand.',
      'Each link is soldered shut, and the clasp is a lobster of the larger kind.',
      'Chain and coin come from one workbench, so the metal has one tone throughout.',
      'The pendant is cast, filed and brushed, and no two are quite alike.',
      'Free of nickel and lead, and polished again without charge whenever you ask.',
    ],
  },
  pearls: {
    name: 'Pearl necklace on {cloth} chain',
    facts: 'Freshwater pearls of 6 to 9 mm, knotted on silk; clasp: {facts}',
    intro: [
      'A row of pearls that grows towards the middle, as it did in old portraits.',
      'Pearls over a T-shirt are the whole point of this necklace.',
      'The row lies just under the collarbone and leaves room for a collar.',
      'A string your grandmother would know, with a clasp she would envy.',
      'They warm to the skin within a minute and look better for being worn.',
    ],
    make: [
      'Freshwater pearls from 6 to 9 mm, sorted by hand for lustre and not for perfect roundness.',
      'Each pearl is knotted on silk, so only one can ever be lost.',
      'The clasp is turned to look like one more pearl and opens with one hand.',
      'The string is 44 cm long, with a short chain to add three more.',
      'The drill holes are rinsed and dried before threading, which keeps the silk sound.',
    ],
  },
  hoops: {
    name: '{cloth} hoop earrings',
    intro: [
      'Hoops of 24 mm: seen from across the room, forgotten on the pillow.',
      'The one pair that goes with a hood, a bun and a wedding.',
      'Round, hollow and light, three grams apiece.',
      'They are small enough for Monday and bright enough for Friday.',
      'An earring without beginning or end, at least until you find the hinge.',
    ],
    make: [
      'The pin is surgical steel and clicks into the tube, so there is no backing to lose.',
      'The tube is bent from one piece and polished on the inside too.',
      'The end of the pin is rounded by hand, so that it slips in without a scratch.',
      'Hinges are pinned, not folded, and survive some years of opening.',
      'Made without nickel in a workshop of six people near Vicenza.',
    ],
  },
  dropEarrings: {
    name: '{cloth} pearl drop earrings',
    facts: 'Freshwater pearls, half drilled; setting: {facts}',
    intro: [
      'A pearl on a short stem that swings when you laugh and hangs still when you listen.',
      'They lengthen the neck a little, as a V-neck does.',
      'With the hair up they are jewellery, with the hair down a glint.',
      'Each pearl is a little different; we match the pairs, not the whole drawer.',
      'For evenings, and for online meetings where only the head is seen.',
    ],
    make: [
      'The pearls are grown in fresh water, half drilled, and set on a pin from behind.',
      'Posts are surgical steel, the butterflies wide enough to hold the earring upright.',
      'Light at four grams each, so the lobe is not pulled down by midnight.',
      'The stem is drawn from a single wire, and no glue shows where pearl meets metal.',
      'They come on a card of cotton paper, in a box small enough for a coat pocket.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
