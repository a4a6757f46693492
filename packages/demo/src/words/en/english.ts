import type { GarmentWords } from '../garment-words.ts'
import { care } from './care.ts'
import { cloths } from './cloths.ts'
import { easyClothes } from './easy-clothes.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { ornaments } from './ornaments.ts'
import { prints } from './prints.ts'
import { remarks } from './remarks/remarks.ts'
import { shoesAndBags } from './shoes-and-bags.ts'
import { specialCloths } from './special-cloths.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const english: GarmentWords = {
  forms: {
    ...knitsAndTops,
    ...tailoringAndDresses,
    ...legsAndExtras,
    ...easyClothes,
    ...shoesAndBags,
    ...ornaments,
  },
  cloths: { ...cloths, ...specialCloths },
  prints,
  fits: {
    close: [
      'It fits close to the body and measures {cm} cm from the shoulder in size M.',
      'Narrow in the arm and across the back; take the next size up for a layer beneath, {cm} cm long in M.',
      'The cut is slim but not tight: length {cm} cm in M, no seam pulls when you raise an arm.',
      'If you like air between cloth and skin, take one size more; M is {cm} cm long.',
    ],
    regular: [
      'The fit is regular: length {cm} cm in M, your usual size will do.',
      'It follows the body without touching it and ends at {cm} cm, measured in size M.',
      'Neither wide nor narrow, {cm} cm long in M, it leaves room for one thin layer.',
      'Our model is {tall} cm tall and wears M, which measures {cm} cm.',
      'Shoulders and sleeves follow a standard block, {cm} cm long in M; order what you usually wear.',
    ],
    easy: [
      'Cut with 12 cm of ease at the chest and a length of {cm} cm in M.',
      'The shoulder is dropped a little, the body is straight, the length is {cm} cm in M.',
      'There is air all round, and the length comes to {cm} cm in M.',
      'Easy through the body, {cm} cm long in M; your usual size is the right one.',
    ],
    oversized: [
      'Meant to be large: length {cm} cm in M, go one size down for a closer line.',
      'Wide in body and sleeve, {cm} cm long in M; most of us take a size less.',
      'The volume is deliberate, the shoulders drop by 6 cm, and M measures {cm} cm.',
      'Big on purpose and {cm} cm long in M, it still narrows a little at the hem.',
    ],
    straight: [
      'The inside leg is {cm} cm in every waist size, and the rise is medium.',
      'It sits on the hip bone, the leg runs straight to the hem, the inseam is {cm} cm.',
      'Straight from hip to hem, {cm} cm inside, with room in the thigh.',
      'The inseam is {cm} cm, the waist sits two fingers below the navel.',
    ],
    wide: [
      'High in the waist and full in the leg, with an inseam of {cm} cm.',
      'Measured flat, the hem is 29 cm wide; the inseam is {cm} cm and can be shortened.',
      'The leg is wide from the thigh on and {cm} cm long inside.',
      'Full length with flat shoes: the inseam comes to {cm} cm and brushes the instep.',
    ],
    waist: [
      'Made to sit at the natural waist, {cm} cm long in M.',
      'Length {cm} cm in M; between two sizes, take the smaller one.',
      'The waistband sits where you are narrowest, and M is {cm} cm from band to hem.',
      'Measured from the waist, the length is {cm} cm in M, a little more behind than in front.',
    ],
    last: [
      'The last is of medium width and runs true to size; for thick socks take one size more.',
      'Order your usual size: after three days the upper has found the width of your foot.',
      'They run true to size; a narrow foot can go down by one.',
      'The toe box is roomy, the heel holds, and your usual size is the one to order.',
      'Try them in the evening, when feet are at their widest; your usual size should do.',
    ],
    barefoot: [
      'They run true to size; between two, take the larger one.',
      'We fit them on bare feet, and the usual size is the right one.',
      'The width is medium; on a narrow foot the next size down sits better.',
      'Order your usual size: the front holds the foot, and nothing slides.',
    ],
    free: [
      'One size, the same for women and men.',
      'There is only one size, and it was tried on forty people before we settled on it.',
      'One size that stretches to suit, tried by small and large alike.',
      'It comes in one size, and no one has sent it back for that.',
    ],
    swim: [
      'The leg and the back are cut to be swum in, {cm} cm from the strap to the seat in M.',
      'It should feel snug when dry, water loosens it a little; M measures {cm} cm.',
      'Take your dress size, or one more for a long torso: M is {cm} cm long.',
    ],
    shoulder: [
      'One size; the handles or the strap were measured on people from 1.55 to 1.95 m.',
      'It comes in one size that sits at the hip, whatever your height.',
      'The size is always the same, only the colours change.',
    ],
    buckle: [
      'The size is the length in centimetres from the buckle to the middle hole.',
      'Take your waist in centimetres where trousers sit, that number is the size.',
      'Between two sizes choose the longer one, there are two holes on either side of the middle.',
    ],
    face: [
      'One size, 142 mm across, with 50 mm lenses and a bridge of 20 mm.',
      'The width suits a medium to broad face; an optician adjusts it in five minutes.',
      'There is one size, and the nose rests are cut low enough for most bridges.',
    ],
    wrist: [
      'The strap fits wrists from 15 to 20 cm, and one hole can be added by a cobbler.',
      'One size for all wrists, with five holes to choose from.',
      'Case and strap together weigh 46 grams, hardly more than a letter.',
    ],
    neck: [
      'One length for everyone, since the last links can be used as an extra eyelet.',
      'It comes in a single length, which sits a finger below the hollow of the neck.',
      'The length was tried under collars, crew necks and scarves.',
    ],
    ear: [
      'Sold as a pair, in a single size; a lost one can be ordered on its own.',
      'One size, and the posts suit every ordinary piercing.',
      'Worn all day without being felt, says everybody who tried them for us.',
    ],
  },
  care,
  remarks,
}
