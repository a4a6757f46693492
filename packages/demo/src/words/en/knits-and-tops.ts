import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const knitsAndTops = {
  jumperCrew: {
    name: '{print} {cloth} crew-neck jumper',
    intro: [
      'The crew neck sits close enough to wear alone and leaves room for a shirt collar underneath.',
      'A plain jumper with a round neck, made for the nine months a year when a coat is too much.',
      'This is where the knitwear shelf begins: long sleeves, round neck, nothing on the chest.',
      'It layers under a coat without bulk and looks finished without one.',
      'The jumper people own three of, because the first one turned out well.',
    ],
    make: [
      'The sleeves are linked on by hand, and cuffs and hem carry 6 cm of rib.',
      'Every panel is knitted to shape rather than cut, so the side seams lie flat and do not fray.',
      'The neckband is doubled and sewn down inside, with a woven tape across the shoulders.',
      'The shoulders are fully fashioned: small diagonal marks beside the seam tell of it.',
      'Hem and cuffs are knitted one gauge tighter, so they recover overnight.',
    ],
  },
  jumperV: {
    name: '{print} {cloth} V-neck jumper',
    intro: [
      'The V ends a hand below the collarbone: deep enough for a shirt, high enough without one.',
      'A V-neck for the office that goes under a blazer without adding bulk at the shoulder.',
      'A narrow rib frames the V, and that is all the decoration there is.',
      'With a shirt it is weekday wear, over bare skin it is Saturday.',
      'The neckline is narrow enough to stay on both shoulders.',
    ],
    make: [
      'The point of the V is mitred by hand, so the ribs meet in one straight line.',
      'Cuffs carry a thread of elastane; pushed up, they come down again in shape.',
      'The seams at the shoulder are kept flat, where a bag strap cannot rub on them.',
      'The back of the neck is lined with a strip of the same yarn, and nothing scratches there.',
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
      'The collar is knitted in a tube, so no seam scratches the nape.',
      'A small gusset under the arm keeps the body from riding up when you reach.',
      'Cuffs and hem are ribbed 6 cm deep, and the body falls over them in a soft edge.',
      'The collar is knitted looser than the body, so the head goes through and the hair survives.',
      'The rib at the hem is knitted a little wider than at the cuffs, so it lies flat over the hip.',
    ],
  },
  tee: {
    name: '{print} {cloth} T-shirt',
    intro: [
      'A T-shirt with enough weight to be worn on its own, not only beneath something.',
      'Short sleeves that end above the elbow, a round neck, a straight hem.',
      'Cut from the block we have used for six years, because nobody asked to change it.',
      'You will notice it by what it does not do: twist, shrink or turn grey.',
      'The sleeve is cut a little longer, and the shoulder seam sits where shoulders are.',
      'After the wash it goes on a hanger and, an hour later, back on you.',
      'It has no message on the front, and says the more for it.',
    ],
    make: [
      'The neckband is 18 mm wide, stitched twice, and keeps its curve after fifty washes.',
      'Shoulder seams are taped from the inside, and two rows of stitching hold the hem.',
      'The body is cut dead straight with the thread, so nothing twists in the drum.',
      'The neckline is cut by hand on a curved board, so left and right agree.',
      'Overlocked inside, flat outside, and no side label to cut out.',
      'Sleeve hems are turned twice, so they lie flat against the arm instead of curling.',
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
      'A shirt for the first day of a job and the thousandth.',
      'The tail is a little longer behind, so cycling and reaching leave it where it is.',
      'By noon it has creased where you bend, and looks the better for it.',
    ],
    make: [
      'Side seams are felled at 3 mm, and the buttons, cut from shell, stand on a thread shank.',
      'A double yoke lies across the shoulders, and a pleat beneath it gives with every reach.',
      'Each cuff closes on one button, and the sleeve placket has another that keeps it shut.',
      'Collar and cuffs are fused with cotton instead of plastic, and do not bubble.',
      'Twenty stitches to the inch, spare buttons inside, and gussets where the tails meet.',
      'The collar stand is cut a touch higher behind, so a jacket rests on it instead of on your neck.',
      'The pocket is set in line with the second button, its corners held by small triangles of stitching.',
      'Buttonholes are cut after sewing rather than before, a slow way that keeps them from fraying.',
    ],
  },
  blouse: {
    name: '{print} {cloth} blouse',
    intro: [
      'A blouse without a pocket or a stiff collar, cut so that the cloth does the work.',
      'The sleeve is gathered into a narrow cuff and falls over the wrist by two centimetres.',
      'It goes into high trousers without a fold and over jeans without looking borrowed.',
      'A quiet top for loud trousers, or the other way round.',
      'Closed to the top or open by one button, the neckline looks intended either way.',
    ],
    make: [
      'Seams are sewn the French way, so no raw edge shows inside.',
      'The buttons are small, cut from shell, and set so close that nothing gapes between them.',
      'The back carries one box pleat under the yoke that gives when you lean forward.',
      'Shoulder seams sit slightly forward, which keeps the blouse from sliding back.',
      'The cuff closes with one small button and can be pushed up to the elbow.',
    ],
  },
  overshirt: {
    name: '{print} {cloth} overshirt',
    intro: [
      'Too solid for a shirt and too light for a jacket: it replaces both in spring and autumn.',
      'An overshirt to leave on indoors, with a pocket that really holds a phone.',
      'Worn buttoned over a T-shirt or open over a roll-neck, it is the layer you grab at the door.',
      'It has the weight of a jacket and the manners of a shirt.',
      'The first thing on in April and the last thing off in October.',
    ],
    make: [
      'The chest pocket is set with bar tacks, a second one inside closes with a button.',
      'Sleeves are lined to the elbow, so they slide over a jumper.',
      'The curved hem is strengthened at the sides, and the corozo buttons are sewn on crosswise.',
      'Front edges are double-stitched, elbows reinforced from the inside where nobody looks.',
      'The curved tail leaves room for the hip, and the cuffs turn back without unravelling.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
