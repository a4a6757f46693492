import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const legsAndExtras = {
  trousersWide: {
    name: '{print} wide {cloth} trousers',
    intro: [
      'Two pleats at the waist open into a leg that falls straight from the hip to the shoe.',
      'Wide trousers with a pressed crease, which keeps the width in order.',
      'They replace a skirt on the days when a skirt is not an option.',
      'From the front they are trousers, in motion almost a skirt.',
      'The waist is high, the rest is air.',
    ],
    make: [
      'Slanted pockets, a hook and bar at the waist, and 3 cm of spare hem to let down.',
      'The waistband is curved and lined with shirt cotton, which keeps it from gaping at the back.',
      'The crease is stitched from within for the first 20 cm, then only pressed.',
      'The pleats turn outwards, towards the pocket, and lie flat when you sit.',
      'The zip is covered twice and the band closes with a hook that does not show.',
    ],
  },
  trousersStraight: {
    name: '{print} straight {cloth} trousers',
    intro: [
      'A straight leg, 20 cm at the hem, that sits on a trainer as well as on a boot.',
      'Plain-front trousers for those who want one pair that works from Monday to Friday.',
      'The cut comes from a suit, the pockets and the comfort from chinos.',
      'They look the same at eight in the evening as at eight in the morning.',
      'No pleat, no turn-up, no stretch in the wrong place.',
    ],
    make: [
      'Seat and inside leg are sewn with a stretch stitch, so the seam gives before the cloth does.',
      'Two pockets with piping behind, one of them buttons; the front ones are 17 cm deep.',
      'A strip inside the waistband grips the shirt, and the loops take a 35 mm belt.',
      'Pockets are made from shirting and stitched down, so coins do not draw on the thigh.',
      'The hem is left with 5 cm inside for tall people and second thoughts.',
    ],
  },
  jeans: {
    name: '{print} {cloth} jeans',
    intro: [
      'Five pockets, a straight leg and a waistband that reaches the navel.',
      'Jeans as they were before elastane: stiff for a week, then yours.',
      'A pair to wear for years, with a repair service that costs nothing.',
      'They sit high, close at the seat, and run straight from there.',
      'A pair with no holes in it; those you may add yourself.',
    ],
    make: [
      'Seams are sewn in gold thread on three needles, and copper rivets guard the corners.',
      'The fly closes with five buttons, and the chain-stitched hem ropes as it fades.',
      'Back pockets are lined by half, and the leather patch darkens with the years.',
      'The inside seam is felled, the outer one pressed open to show the edge of the cloth.',
      'Belt loops are raised in the middle and sewn into the band, the way it used to be done.',
    ],
  },
  sneaker: {
    name: '{print} {cloth} trainers',
    intro: [
      'A low trainer without a logo, on a sole of 28 mm that is sewn on, not only glued.',
      'These trainers go with a suit, and nobody will remark on it.',
      'Six eyelets, a padded heel, a tongue that stays in the middle.',
      'A plain shoe for long days on stone floors.',
      'They look better with the first scratch than they do new.',
    ],
    make: [
      'The cup sole is natural rubber, stitched all round and replaceable at any cobbler.',
      'Inside, a cork footbed can be taken out to dry or to make room for your own.',
      'Laces are waxed cotton; a second pair in chalk lies in the box.',
      'The tongue is sewn down on one side, and the collar is filled with foam that recovers.',
      'Eyelets are punched, not lined with metal, so nothing turns green.',
    ],
  },
  boot: {
    name: '{print} {cloth} Chelsea boots',
    intro: [
      'An ankle boot with elastic at the sides that goes on without a shoehorn.',
      'The shaft is 14 cm high, close to the leg, and slips under trousers without a crease.',
      'Boots for wet pavements and dry offices, five hundred grams each.',
      'They dry overnight, shine with one minute of brushing, and last a decade.',
      'The toe is slim but not pointed, the ankle close but not tight.',
    ],
    make: [
      'The sole is Goodyear-welted and can be renewed twice at least; the heel is stacked leather.',
      'Upper and lining are each cut from one piece, and the only seam lies at the back.',
      'A rubber half-sole is fitted at the works, so there is no slipping on the first day.',
      'The elastic is woven in Leicester and survives thousands of pulls.',
      'Pull tabs are sewn in front and behind, and the insole is oak-tanned.',
    ],
  },
  tote: {
    name: '{print} {cloth} tote',
    intro: [
      'A bag for a laptop of 14 inches, a bottle and a jumper, with room left for bread.',
      'One compartment, one pocket with a zip, two handles that fit over a coat sleeve.',
      'Between the seats of a train it takes up no room, and in a drawer it lies flat.',
      'It takes A4 upright, a lunch box flat and an umbrella across.',
      'On Monday it is an office bag, on Saturday it comes back from the market.',
    ],
    make: [
      'Handles are sewn through twice, and the doubled base takes 12 kg.',
      'Edges are painted four times by hand; inside is a key loop on a 30 cm strap.',
      'It is 38 cm wide, 34 high and 14 deep, and a magnet keeps it shut.',
      'Inside hangs a pocket for keys, exactly where the hand looks for it.',
      'The seams are turned and bound; nothing frays at the bottom of this bag.',
    ],
  },
  beanie: {
    name: '{print} {cloth} beanie',
    intro: [
      'A hat with a deep cuff that covers the ears and does not slide on to the eyes.',
      'Warm on the way there, and thin enough for a coat pocket once you have arrived.',
      'The cuff can be turned once or twice, so one hat fits low or high.',
      'It keeps its shape in a pocket and yours under a hood.',
      'A small thing that changes how a whole winter feels.',
    ],
    make: [
      'The crown is closed with eight decreases, which lie flat instead of forming a peak.',
      'Rib in two-by-two runs from cuff to crown in one piece, 22 cm high when folded.',
      'No label scratches inside: the size is knitted into the seam.',
      'Knitted in the round and closed by hand, with no seam at the back of the head.',
      'The cuff is doubled over the ears and single above, so it does not get hot.',
    ],
  },
  scarf: {
    name: '{print} {cloth} scarf',
    intro: [
      'Long enough to go round twice and still be tucked into a lapel: 190 by 32 cm.',
      'A scarf to share on a cold platform, one end each.',
      'It brings one more colour to a dark coat, in a place where it is seen.',
      'Tied once it is warm, tied twice it is a pillow.',
      'The quickest way to wear a colour without changing anything else.',
    ],
    make: [
      'The fringe is twisted by hand, four threads to a cord, 7 cm long.',
      'Both long edges are closed, not cut, and lie flat along the neck.',
      'Before it leaves the mill it is washed in spring water and dried lying flat.',
      'The ends are finished by hand, and no label is sewn where it would show.',
      'It is woven a little looser at the edges, so it drapes rather than stands.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
