import type { CareKey } from '../garment-words.ts'

export const care: Record<CareKey, readonly string[]> = {
  knit: [
    'Wash at 30 °C in the wool cycle, dry flat, and comb off the pills of the first weeks.',
    'Airing replaces most washes; when needed, 30 °C, wool detergent, dried lying down.',
    'Rest it flat after a day of wear, and let steam do the work of an iron.',
    'Fold it rather than hang it, and lay a cedar ball between the layers in summer.',
  ],
  wash: [
    'Machine wash at 40 °C, inside out, and dry on the line.',
    'It goes into the machine at 40 °C with similar colours and needs no tumble dryer.',
    'Forty degrees and a mild detergent; shake it out once and hang it up.',
    'Wash at 40 °C and pull it into shape while it is damp.',
    'Dark with dark, pale with pale, 40 °C, and no softener, which only clogs the fibre.',
    'It may go round at 40 °C; smooth it with the palm of your hand before it dries.',
  ],
  iron: [
    'Wash at 30 °C and iron while still damp, from the inside.',
    'Cold water, a little detergent, a warm iron on the wrong side: that is all the care it asks for.',
    'A gentle wash at 30 °C, a good shake, and the iron while a trace of damp is left.',
    'Wash it with little spin at 30 °C, hang it up wet, and press it where it shows.',
    'Thirty degrees, a short spin, and an iron on two dots while it is still cool to the touch.',
    'Better by hand than by machine, in lukewarm water, and ironed before it is quite dry.',
    'A bag of netting protects it in the machine at 30 °C; steam does most of the ironing.',
  ],
  press: [
    'Brush after wearing, hang on a wide hanger, dry-clean once a season.',
    'Steam takes the creases out; dry cleaning is needed once a winter at most.',
    'Air it after each wear and brush it on the hanger; once a year it goes to the cleaner.',
    'Brush it with the nap, steam it from within, and let the cleaner rest.',
  ],
  leather: [
    'After rain let it dry for a day away from the heater, and feed the leather twice a year.',
    'A soft brush, a little cream and time to dry keep it for years.',
    'Colourless cream on a cloth, once a season, is all this leather asks for.',
    'Wipe off dust with a damp cloth, let it dry, then polish with a little beeswax.',
  ],
  suede: [
    'Clean it dry with a rubber or brass brush, and renew the waterproofing spray each season.',
    'Let mud dry, then brush it off; a little steam lifts what has been pressed flat.',
    'Keep it from the heater, brush along the nap, and never use cream on it.',
    'A crepe brush for every day, a suede eraser for the accidents.',
  ],
  canvas: [
    'Brush off dry dirt; lukewarm water and curd soap see to the rest.',
    'Not for the machine: a sponge, a little soap and a day in the air.',
    'Stains come out with gall soap; let it dry in shape, away from the sun.',
  ],
  down: [
    'Wash at 30 °C with two tennis balls and tumble dry on low until the down is loose again.',
    'Once a year in the machine at 30 °C is enough; store it hanging, never squeezed.',
    'Wash it zipped up and inside out at 30 °C, then tumble until no lump is left.',
  ],
  rinse: [
    'Rinse in fresh water after every swim and dry it flat in the shade.',
    'Wash by hand, do not wring, and keep it away from hot stones and rough pool edges.',
    'Get the chlorine and salt out first, then wash by hand at 30 °C; never in the dryer.',
  ],
  lens: [
    'Rinse the lenses under lukewarm water, then dry them with the cotton pouch.',
    'Keep them in the pouch, not on the dashboard: acetate dislikes heat above 60 °C.',
    'A drop of washing-up liquid cleans frame and lenses; alcohol is best avoided.',
  ],
  polish: [
    'Wipe with the soft cloth enclosed, and keep it dry and dark when not in use.',
    'Perfume first, then this; a soft cloth afterwards is all it takes.',
    'Take it off for the shower and the sea; salt and soap leave metal dull.',
  ],
}
