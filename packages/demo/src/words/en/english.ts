import type { GarmentWords } from '../garment-words.ts'
import { cloths } from './cloths.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const english: GarmentWords = {
  forms: { ...knitsAndTops, ...tailoringAndDresses, ...legsAndExtras },
  cloths,
  prints: {
    breton: 'Breton-striped',
    bengal: 'striped',
    pinstripe: 'pinstriped',
    check: 'checked',
    gingham: 'gingham',
    dots: 'polka-dot',
    floral: 'floral',
  },
  fits: {
    close: [
      'It fits close to the body and measures {cm} cm from the shoulder in size M.',
      'Narrow in the arm and across the back; take the next size up for a layer beneath, {cm} cm long in M.',
    ],
    regular: [
      'The fit is regular: length {cm} cm in M, your usual size will do.',
      'It follows the body without touching it and ends at {cm} cm, measured in size M.',
    ],
    easy: [
      'Cut with 12 cm of ease at the chest and a length of {cm} cm in M.',
      'The shoulder is dropped a little, the body is straight, the length is {cm} cm in M.',
    ],
    oversized: [
      'Meant to be large: length {cm} cm in M, go one size down for a closer line.',
      'Wide in body and sleeve, {cm} cm long in M; most of us take a size less.',
    ],
    straight: [
      'The inside leg is {cm} cm in every waist size, and the rise is medium.',
      'It sits on the hip bone, the leg runs straight to the hem, the inseam is {cm} cm.',
    ],
    wide: [
      'High in the waist and full in the leg, with an inseam of {cm} cm.',
      'Measured flat, the hem is 29 cm wide; the inseam is {cm} cm and can be shortened.',
    ],
    waist: [
      'It sits at the natural waist and is {cm} cm long in M.',
      'Length {cm} cm in M; between two sizes, take the smaller one.',
    ],
    last: [
      'The last is of medium width and runs true to size; for thick socks take half a size more.',
      'Order your usual size: after three days the upper has found the width of your foot.',
    ],
    free: [
      'One size, the same for women and men.',
      'There is only one size, and it was tried on forty people before we settled on it.',
    ],
  },
  care: {
    knit: [
      'Wash at 30 °C in the wool cycle, dry flat, and comb off the pills of the first weeks.',
      'Airing replaces most washes; when needed, 30 °C, wool detergent, dried lying down.',
    ],
    wash: [
      'Machine wash at 40 °C, inside out, and dry on the line.',
      'It goes into the machine at 40 °C with similar colours and needs no tumble dryer.',
    ],
    iron: [
      'Wash at 30 °C and iron while still damp, from the inside.',
      'Cold water, a little detergent, a warm iron on the wrong side: that is all the care it asks for.',
    ],
    press: [
      'Brush after wearing, hang on a wide hanger, dry-clean once a season.',
      'Steam takes the creases out; dry cleaning is needed once a winter at most.',
    ],
    leather: [
      'Rest it for a day after rain, fill it with paper, and feed the leather twice a year.',
      'A soft brush, a little cream and time to dry away from the heater keep it for years.',
    ],
  },
}
