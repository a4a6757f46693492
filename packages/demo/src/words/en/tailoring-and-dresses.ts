import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const tailoringAndDresses = {
  blazer: {
    name: '{print} {cloth} blazer',
    intro: [
      'A jacket without canvas or shoulder pads that hangs like a cardigan and looks like a blazer.',
      'Two buttons, notched lapels, a length that covers the hip.',
      'Made to be folded into a bag on Friday and worn straight out of it on Saturday.',
      'It rides in a backpack and hangs itself straight while you find your seat.',
      'Worn with trousers of the same cloth it makes a suit, with jeans an evening.',
    ],
    make: [
      'The lining is cupro and stops halfway down the back; below it the seams are bound in cotton tape.',
      'Buttons are horn, those at the cuff open, and two inner pockets close with a loop.',
      'The collar is felted underneath by hand, and a short vent in the back helps when sitting.',
      'The breast pocket is real, and the front edge is stitched by hand at 2 mm.',
      'Sleeves are set high and slightly forward, so arms move and the back stays put.',
    ],
  },
  coat: {
    name: '{print} {cloth} coat',
    intro: [
      'A double-breasted coat that ends below the knee and leaves room for a jumper or a jacket.',
      'Wide lapels close up to the chin when the wind turns, and a hidden hook keeps them there.',
      'This is the coat the rest of the winter hangs beneath.',
      'A long coat makes everything beneath it look planned.',
      'Buttoned it is a wall, open it swings behind you like a cape.',
    ],
    make: [
      'Edges are stitched by hand, and the flap pockets are lined in flannel for cold fingers.',
      'The lining is cupro, quilted across the shoulders, and the hem hangs free of it.',
      'Six horn buttons stand on thread shanks and are backed by small ones inside.',
      'A hanger chain of brass, because this weight would tear a loop of cloth.',
      'The back is cut in two parts with a deep vent, so steps stay long.',
    ],
  },
  trench: {
    name: '{print} {cloth} trench coat',
    intro: [
      'A trench with the storm flap, the belt and the back yoke it was invented with.',
      'Rain runs off at the back yoke and away from the pockets, which is the point of a trench.',
      'Between seasons it goes over a suit as easily as over a hooded sweatshirt.',
      'Belted it has a waist, open it has a swing, and neither looks like an accident.',
      'People have worn this cut through a hundred autumns with hardly a change.',
    ],
    make: [
      'A gusset under the arm lets the shoulder move, and the belt is made to be knotted.',
      'The inverted back pleat is 38 cm deep and buttons shut on calm days.',
      'Shoulder seams are taped, and the pockets can be reached from inside as well as outside.',
      'Every belt loop is sewn through twice, and the storm flap buttons both ways.',
      'The collar stands up and hooks shut; the throat latch waits beneath it.',
    ],
  },
  dressTie: {
    name: '{print} {cloth} tie-waist dress',
    intro: [
      'A dress with a belt of its own cloth that is tied at the front, at the side or not at all.',
      'Short gathered sleeves, a V-neck, a skirt that starts at the narrowest point.',
      'One dress for a wedding in July and, with boots, for a Tuesday in November.',
      'The bodice is easy, so the waist is as narrow as you tie it.',
      'It packs small, and a night on the hanger undoes the journey.',
    ],
    make: [
      'Darts at the bust and gathers under the belt shape it without a zip.',
      'Pockets are sunk into the side seams and closed with a bar tack.',
      'The hem is turned by 4 cm, enough to be let down once.',
      'The wrap is closed with a hidden press stud, no safety pin needed.',
      'Inside the waist runs a soft tape which carries the weight of the skirt.',
    ],
  },
  dressLong: {
    name: '{print} {cloth} midi dress',
    intro: [
      'Calf-length, with a skirt that begins high and takes its width from six panels.',
      'A dress that can be put on in the dark: no fastening at the back, no lining that climbs.',
      'A narrow belt marks the waist, and from there the line opens evenly down to the hem.',
      'It swings at the calf and clears a puddle by a hand.',
      'With boots and a jumper it lasts all winter, with sandals all summer.',
    ],
    make: [
      'Panels are joined with flat seams, and the neckline is faced with the same cloth.',
      'Sleeves are gathered at the shoulder and caught in a narrow band above the elbow.',
      'The hem is rolled and sewn by hand, which takes forty minutes a dress.',
      'Side pockets are deep enough for a phone and lie flat when empty.',
      'The bodice is lined to the waist, the skirt stays light and single.',
    ],
  },
  skirtPleated: {
    name: '{print} {cloth} pleated skirt',
    intro: [
      'Knife pleats all round, pressed to stay, that open when you walk and close when you stop.',
      'A skirt that swings at mid-calf and packs rolled up in a stocking.',
      'Nineteen pleats in front and as many behind, each 32 mm deep.',
      'On a bicycle it behaves, on stairs it shines.',
      'Every step opens a shade of the colour that standing still keeps hidden.',
    ],
    make: [
      'The waistband is 4 cm wide and flat in front, with a concealed zip at the side.',
      'Pleats are set with steam between cardboard forms, then stitched down for the first 6 cm.',
      'A short cotton lining keeps it from clinging to tights.',
      'The hem is weighted by nothing but its own fold of 2 cm.',
      'The pleats are heat-set before cutting, which is why they all end at one line.',
    ],
  },
  skirtSlip: {
    name: '{print} {cloth} slip skirt',
    intro: [
      'Cut on the bias, so it follows the hip and falls straight from there.',
      'A skirt with nothing on it: no pocket, no slit, one seam on each side.',
      'It wears like a petticoat under a heavy jumper and like evening with a blazer.',
      'It slides over tights, over the knee and into any suitcase.',
      'Half the trick is the cloth, the other half is leaving it alone.',
    ],
    make: [
      'The waist is a flat band with elastic hidden in the back half.',
      'Each panel hangs for a day before hemming, or the bias would drop unevenly.',
      'Side seams are French and narrow, so they vanish into the fall of the cloth.',
      'A thread-fine hem, sewn by hand, lets the edge swing.',
      'The band is lined with cotton, so a tucked shirt does not creep up.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
