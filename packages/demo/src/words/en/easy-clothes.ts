import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const easyClothes = {
  cardigan: {
    name: '{print} {cloth} cardigan',
    intro: [
      'A cardigan with five buttons and two patch pockets, roomy enough for a shirt beneath.',
      'It hangs on the back of the chair all day and goes home over the shoulders.',
      'Buttoned up it is a jumper, open it is a jacket; few pieces change roles so easily.',
      'The neckline starts low, so a collar or a fine roll-neck shows above it.',
      'Every wardrobe has one cardigan that gets worn first, and this one is built for that part.',
    ],
    make: [
      'The front band is knitted along with the body and backed with grosgrain, so buttons do not pull.',
      'Pockets are knitted separately and linked on stitch by stitch; the bottoms stay flat.',
      'Five horn buttons, each with a small flat one behind it, and a spare sewn inside.',
      'Cuffs and hem carry 7 cm of rib, and the armhole is shaped rather than straight.',
      'A stay tape runs from shoulder to shoulder, because heavy knits like to grow sideways.',
    ],
  },
  puffer: {
    name: '{print} {cloth} puffer jacket',
    intro: [
      'A puffer that stops at the hip, with a collar high enough to hide the chin.',
      'It weighs as much as two shirts and is warm down to minus fifteen.',
      'The quilted rows are narrow, so it looks like tailoring rather than bedding.',
      'Squeezed into its own pocket it becomes a pillow for the night train.',
      'When the forecast says wind, snow or both, this is the jacket people reach for.',
    ],
    make: [
      'Each chamber is sewn closed on its own, and the down cannot wander to the hem.',
      'The two-way zip runs right up to the chin, and a cord tightens the hem.',
      'Pockets are lined in fleece, and one more inside fits a passport and gloves.',
      'The cuffs are elastic and lie close to the wrist, so no wind climbs up the sleeve.',
      'Behind the zip lies a padded strip, and the chin guard is soft where it touches skin.',
    ],
  },
  bowBlouse: {
    name: '{print} {cloth} bow blouse',
    intro: [
      'A blouse with a long tie at the neck: a bow, a loose knot, or two ends hanging free.',
      'The bow does the work of a necklace, and the rest of the blouse stays quiet.',
      'Under a blazer only the bow is seen; on its own the full sleeve shows too.',
      'Made for mornings when getting dressed should take one decision.',
      'The shoulder is soft, the sleeve wide, and the tie is cut long enough for a real bow.',
    ],
    make: [
      'The tie is cut on the bias in one piece and is sewn on only at the back of the neck.',
      'Sleeves are gathered into cuffs of 6 cm that close with three covered buttons.',
      'A concealed placket runs down the front and keeps the line clean beneath the bow.',
      'All seams are French seams, the hem is rolled and only 3 mm wide.',
      "A small loop inside the yoke saves the neck from the hanger's hook.",
    ],
  },
  jumpsuit: {
    name: '{print} {cloth} jumpsuit',
    intro: [
      'One zip, one belt, and the question of what goes with what is settled.',
      'It has the ease of overalls and the line of a dress with wide legs.',
      'The waist is marked by a belt, above it the body blouses a little.',
      'For summer dinners, long flights, and weddings where everyone else comes in a dress.',
      'A jumpsuit with a V-neck and short gathered sleeves that gets along with sandals and loafers alike.',
    ],
    make: [
      'The back has two pleats at the shoulder, which give when you sit down or reach up.',
      'Pockets are set into the side seams, and a hidden zip opens the front down to the hip.',
      'The waist seam is doubled and elastic in the back, so the length fits more than one height.',
      'Legs are faced 5 cm deep at the hem and can be let down by half of that.',
      'Loops of thread hold the belt, which comes off for washing.',
    ],
  },
  shorts: {
    name: '{print} {cloth} shorts',
    intro: [
      'Shorts with pleats and a turn-up, cut like trousers that lost their lower half on purpose.',
      'They end a hand above the knee, a length that works in the city as well.',
      'High in the waist, wide in the leg, cool at thirty degrees.',
      'With a shirt they go to the office in August, with a T-shirt to the lake.',
      'A pair for everything between breakfast on the balcony and the last tram.',
    ],
    make: [
      'The waistband is flat in front and elastic behind, with loops for a proper belt.',
      'Two slanted pockets, one at the back with a button, all of them lined in cotton.',
      'The turn-up is 4 cm deep and caught at the seams, so no sand collects in it.',
      'Pleats are stitched down for three centimetres and open from there.',
      'The crotch seam is sewn twice and bound; it is the first to go in lesser shorts.',
    ],
  },
  swimsuit: {
    name: '{print} {cloth} swimsuit',
    intro: [
      'A one-piece to swim lengths in, cut without hooks, rings or frills.',
      'The leg is cut at a medium height, the back low enough for the sun.',
      'It stays where it is after a dive, and that is how we tested it.',
      'Good in the pool in January, on the rocks in July, under linen trousers at supper.',
      'Firm straps and a firm front, made for people who actually get wet.',
    ],
    make: [
      'The whole suit is lined with the same cloth, and nothing shows through when wet.',
      'Edges are bound with elastic that stands up to chlorine and sunscreen.',
      'Straps are sewn in flat, with no slider to dig into the shoulder.',
      'Flat seams lie outwards from the skin and do not rub under a wetsuit.',
      'A soft shelf of tulle beneath the bust supports, and can be taken out.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
