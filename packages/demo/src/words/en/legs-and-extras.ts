import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const legsAndExtras = {
  trousersWide: {
    name: '{print} wide {cloth} trousers',
    intro: [
      'Two pleats at the waist open into a leg that falls straight from the hip to the shoe.',
      'Wide trousers with a pressed crease, which keeps the width in order.',
      'They replace a skirt on the days when a skirt is not an option.',
    ],
    make: [
      'Slanted pockets, a hook and bar at the waist, and 3 cm of spare hem to let down.',
      'The waistband is curved and lined with shirt cotton, it does not gape at the back.',
      'The crease is stitched from within for the first 20 cm, then only pressed.',
    ],
  },
  trousersStraight: {
    name: '{print} straight {cloth} trousers',
    intro: [
      'A straight leg, 20 cm at the hem, that sits on a trainer as well as on a boot.',
      'Plain-front trousers for those who want one pair that works from Monday to Friday.',
      'The cut comes from a suit, the pockets and the comfort from chinos.',
    ],
    make: [
      'Seat and inside leg are sewn with a stretch stitch, the seam gives before the cloth does.',
      'Two pockets with piping behind, one of them buttons; the front ones are 17 cm deep.',
      'A strip inside the waistband grips the shirt, belt loops hold a 35 mm belt.',
    ],
  },
  jeans: {
    name: '{print} {cloth} jeans',
    intro: [
      'Five pockets, a straight leg and a rise that reaches the navel.',
      'Jeans as they were before elastane: stiff for a week, then yours.',
      'A pair to wear for years, with a repair service that costs nothing.',
    ],
    make: [
      'Seams are sewn in gold thread at three needles, stress points carry copper rivets.',
      'The fly closes with five buttons, the hem is chain-stitched and ropes as it fades.',
      'Back pockets are lined by half, and the leather patch darkens with the years.',
    ],
  },
  sneaker: {
    name: '{print} {cloth} trainers',
    intro: [
      'A low trainer without a logo, on a sole of 28 mm that is sewn on, not only glued.',
      'These trainers go with a suit, and nobody will remark on it.',
      'Six eyelets, a padded heel, a tongue that stays in the middle.',
    ],
    make: [
      'The cup sole is natural rubber, stitched all round and replaceable at any cobbler.',
      'Inside, a cork footbed can be taken out to dry or to make room for your own.',
      'Laces are waxed cotton; a second pair in chalk lies in the box.',
    ],
  },
  boot: {
    name: '{print} {cloth} Chelsea boots',
    intro: [
      'An ankle boot with elastic at the sides that goes on without a shoehorn.',
      'The shaft is 14 cm high, close to the leg, and slips under trousers without a crease.',
      'Boots for wet pavements and dry offices, five hundred grams each.',
    ],
    make: [
      'The sole is Goodyear-welted and can be renewed twice at least, the heel is stacked leather.',
      'Upper and lining are each cut from one piece, the only seam lies at the back.',
      'A rubber half-sole is fitted at the works, so there is no slipping on the first day.',
    ],
  },
  tote: {
    name: '{print} {cloth} tote',
    intro: [
      'A bag for a laptop of 14 inches, a bottle and a jumper, with room left for bread.',
      'One compartment, one pocket with a zip, two handles that fit over a coat sleeve.',
      'It stands on its own on the floor of a train and folds flat in a drawer.',
    ],
    make: [
      'Handles are riveted and sewn, the base is doubled and takes 12 kg.',
      'Edges are painted four times by hand; inside is a key loop on a 30 cm strap.',
      'It is 38 cm wide, 34 high and 14 deep, and a magnet keeps it shut.',
    ],
  },
  beanie: {
    name: '{print} {cloth} beanie',
    intro: [
      'A hat with a deep cuff that covers the ears and does not slide on to the eyes.',
      'Warm enough for minus ten, thin enough for the pocket of a coat.',
      'The cuff can be turned once or twice, so one hat fits low or high.',
    ],
    make: [
      'The crown is closed with eight decreases, which lie flat instead of forming a peak.',
      'Rib in two-by-two runs from cuff to crown in one piece, 22 cm high when folded.',
      'No label scratches inside: the size is knitted into the seam.',
    ],
  },
  scarf: {
    name: '{print} {cloth} scarf',
    intro: [
      'Long enough to go round twice and still be tucked into a lapel: 190 by 32 cm.',
      'A scarf to share on a cold platform and to use as a blanket after it.',
      'It brings one more colour to a dark coat, in a place where it is seen.',
    ],
    make: [
      'The fringe is twisted by hand, four threads to a cord, 7 cm long.',
      'Both long edges are closed, not cut, and lie flat along the neck.',
      'Before it leaves the mill it is washed in spring water and brushed with teasel.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
