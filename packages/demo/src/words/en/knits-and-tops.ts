import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const knitsAndTops = {
  jumperCrew: {
    name: '{print} {cloth} crew-neck jumper',
    intro: [
      'The crew neck sits close enough to wear alone and leaves room for a shirt collar underneath.',
      'A plain jumper with a round neck, made for the nine months a year when a coat is too much.',
      'Start of the knitwear shelf: long sleeves, round neck, nothing on the chest.',
      'It layers under a coat without bulk and looks finished without one.',
      'The jumper people own three of, because the first one turned out well.',
    ],
    make: [
      'Sleeves are set in and linked by hand, cuffs and hem are knitted in a 6 cm rib.',
      'Every panel is knitted to shape rather than cut, so the side seams lie flat and do not fray.',
      'The neckband is doubled and sewn down inside, with a woven tape across the shoulders.',
      'The shoulders are fully fashioned, you can see the small diagonal marks beside the seam.',
      'Hem and cuffs are knitted one gauge tighter, so they recover overnight.',
    ],
  },
  jumperV: {
    name: '{print} {cloth} V-neck jumper',
    intro: [
      'The V ends a hand below the collarbone: deep enough for a shirt, high enough without one.',
      'A V-neck for the office that goes under a blazer without adding bulk at the shoulder.',
      'Two needles of rib frame the V, and that is all the decoration there is.',
      'With a shirt it is weekday wear, over bare skin it is Saturday.',
      'The neckline is narrow enough to stay on both shoulders.',
    ],
    make: [
      'The point of the V is mitred by hand, the ribs meet in one straight line.',
      'Cuffs carry a thread of elastane, they can be pushed up and come down in shape.',
      'Shoulder seams are moved 2 cm forward, where a bag strap does not rub on them.',
      'The back of the neck is lined with a strip of the same yarn, no label scratches there.',
      'Body and sleeves are joined on the linking machine, loop for loop, without a ridge.',
    ],
  },
  jumperRoll: {
    name: '{print} {cloth} roll-neck',
    intro: [
      'A roll collar of 18 cm folds over once and stays up without being pulled at.',
      'The jumper that makes a scarf unnecessary between October and the first snow.',
      'Worn under a coat, this roll-neck shows three fingers of collar and no more.',
      'When the heating fails or the train stands still, you will be glad of this collar.',
      'It frames the face, and under a blazer it replaces both shirt and scarf.',
    ],
    make: [
      'The collar is knitted in a tube, no seam scratches the nape.',
      'Underarms are shaped with a small gusset, the body does not ride up when you reach.',
      'Cuffs and hem are ribbed 6 cm deep, the body falls over them in a soft edge.',
      'The collar is knitted looser than the body, so the head goes through and the hair survives.',
      'Side vents of 4 cm let the hem lie flat over the hip.',
    ],
  },
  tee: {
    name: '{print} {cloth} T-shirt',
    intro: [
      'A T-shirt with enough weight to be worn on its own, not only beneath something.',
      'Short sleeves that end above the elbow, a round neck, a straight hem.',
      'Cut from the block we have used for six years, because nobody asked to change it.',
      'You will notice it by what it does not do: twist, shrink or turn grey.',
      'The sleeve is cut a little longer, the shoulder seam sits where shoulders are.',
    ],
    make: [
      'The neckband is 18 mm wide and stitched twice, it keeps its curve after fifty washes.',
      'Shoulder seams are taped from the inside, the hem is finished with two rows of stitching.',
      'The body is cut dead straight with the thread, so nothing twists in the drum.',
      'The neckline is cut by hand on a curved board, so left and right agree.',
      'Overlocked inside, flat outside, and no side label to cut out.',
    ],
  },
  shirt: {
    name: '{print} {cloth} shirt',
    intro: [
      'A shirt with a soft two-piece collar that holds its shape with the top button open.',
      'Seven buttons, one pocket, a curved tail long enough to stay in the waistband.',
      'Half of our customers wear it ironed and half straight from the line; both are right.',
      'Washed before it was sold, so the first day feels like the tenth.',
      'It works beneath a jumper, beneath a jacket, and with nothing but rolled sleeves.',
    ],
    make: [
      'Side seams are felled at 3 mm, the buttons are cut from shell and sewn on a thread shank.',
      'The yoke is split in two, so the grain of the cloth follows the shoulder.',
      'Cuffs close on two buttons, the sleeve placket has a third that keeps it shut.',
      'Collar and cuffs are fused with cotton instead of plastic, and do not bubble.',
      'Twenty stitches to the inch, spare buttons inside, and gussets where the tails meet.',
    ],
  },
  blouse: {
    name: '{print} {cloth} blouse',
    intro: [
      'A blouse without a pocket or a stiff collar, cut so that the cloth does the work.',
      'The sleeve is gathered into a narrow cuff and falls over the wrist by two centimetres.',
      'It goes into high trousers without a fold and over jeans without looking borrowed.',
      'A quiet top for loud trousers, or the other way round.',
      'The neckline can be worn closed or open by one button, both look intended.',
    ],
    make: [
      'Seams are sewn the French way, no raw edge shows inside.',
      'A hidden placket covers the buttons, only the one at the collar can be seen.',
      'The back carries one box pleat under the yoke that gives when you lean forward.',
      'Shoulder seams sit slightly forward, which keeps the blouse from sliding back.',
      'The cuff closes with two small buttons and can be pushed up to the elbow.',
    ],
  },
  overshirt: {
    name: '{print} {cloth} overshirt',
    intro: [
      'Too solid for a shirt and too light for a jacket: it replaces both in spring and autumn.',
      'An overshirt to leave on indoors, with pockets that really hold a phone.',
      'Worn buttoned over a T-shirt or open over a roll-neck, it is the layer you grab at the door.',
      'It has the pockets of a jacket and the manners of a shirt.',
      'The first thing on in April and the last thing off in October.',
    ],
    make: [
      'The chest pocket is set with bar tacks, a second one inside closes with a button.',
      'Sleeves are lined to the elbow, so they slide over a jumper.',
      'The hem is curved and strengthened at the sides, the corozo buttons are sewn crosswise.',
      'Front edges are double-stitched, elbows reinforced from the inside where nobody looks.',
      'Side slits leave room for the hip, and the cuffs turn back without unravelling.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
