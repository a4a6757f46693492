import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const shoesAndBags = {
  loafer: {
    name: '{print} {cloth} loafers',
    intro: [
      'A penny loafer with a low vamp that shows a little sock or a little ankle.',
      'Slip them on without a shoehorn, and they will stay on the heel all day.',
      'They take the seriousness out of a suit and lend some to jeans.',
      'The toe is round, the saddle narrow, the profile flat like the ones from the fifties.',
      'Loafers are the shoes for people who tie laces only when they must.',
    ],
    make: [
      'The apron is sewn by hand with a waxed thread, forty stitches to a shoe.',
      'A Blake-stitched sole bends from the first step and can be renewed by any cobbler.',
      'The lining is soft goatskin; a padded insole runs through to the toe.',
      'A thin rubber sheet protects the leather sole, and the heel block is stacked and nailed.',
      'The back seam is covered by a strip, so nothing rubs at the tendon.',
    ],
  },
  pump: {
    name: '{print} {cloth} pumps',
    intro: [
      'A pump with an 85 mm heel, the height at which one still runs for a tram.',
      'The toe is pointed without being cruel, the throat cut deep to lengthen the foot.',
      'Nothing is on it but the line, and the line has been redrawn four times.',
      'For the interview, the theatre and the long dinner after it.',
      'They replace the three pairs that hurt, and that is the reason we make only this one.',
    ],
    make: [
      'A steel shank runs under the arch, and a gel pad hides beneath the ball of the foot.',
      'The heel is covered in the same skin and screwed on; its tip can be changed at home.',
      'Upper edges are folded over a tape, so they neither cut in nor stretch.',
      'The lining is unbleached kid leather, which absorbs what a warm evening brings.',
      'The pair is lasted by hand and rests on the form for two days.',
    ],
  },
  slingback: {
    name: '{print} {cloth} slingbacks',
    intro: [
      'Open at the heel, closed at the toe: a shoe for the weeks between tights and bare feet.',
      'The strap runs round the heel with a little elastic and needs no fiddling.',
      'They sit higher than a ballerina and lower than trouble, 80 mm at the back.',
      'Cropped trousers show what this shoe is about: a slim strap and a clean side.',
      'Take them to weddings; by midnight they are still on.',
    ],
    make: [
      'The buckle has five holes and a hidden elastic behind it, so the strap never slips.',
      'A suede patch at the heel holds the foot, and the insole is padded all the way.',
      'The toe is stiffened by hand and keeps its point after rain.',
      'Straps are cut double with a ribbon between, which is why they do not stretch.',
      'The sole is leather with a rubber island at the ball, and the heel tip can be replaced.',
    ],
  },
  sandal: {
    name: '{print} {cloth} sandals',
    intro: [
      'Two straps, two buckles, a flat sole: a sandal with nothing to explain.',
      'They were drawn after a pair from a fishing village and made a little wider.',
      'The foot lies low, the toes have room, and the strap can be moved by half a centimetre.',
      'From May to September they stand by the door, sand included.',
      'Sandals to walk in, twelve thousand steps at a time, and not just to sit in.',
    ],
    make: [
      'The footbed is cork beneath leather and takes the shape of your foot within a week.',
      'Straps are lined and turned at the edge, so there is no raw cut against the skin.',
      'The sole is stitched round the rim with linen thread, and rubber gives grip on wet stone.',
      'Brass buckles without nickel, set on a pin that will not bend.',
      'Each strap passes through the midsole and is anchored beneath it, not merely glued.',
    ],
  },
  crossbody: {
    name: '{print} {cloth} crossbody bag',
    intro: [
      'A small bag for a phone, keys, a book of two hundred pages and not much else.',
      'Worn across, it leaves both hands free for the bike, the child or the coffee.',
      'The flap falls shut by its own weight; a brass stud sees to the rest.',
      'It is flat enough to stay on under a coat and firm enough to stand on a table.',
      'Between an evening bag and a satchel there is this size, and it is the one people use.',
    ],
    make: [
      'The strap moves from 95 to 125 cm and is sewn, not riveted, where it joins the body.',
      'Inside are two compartments, a zip pocket and a slot for four cards.',
      'Its edges are burnished with wax instead of painted, and can be redone.',
      'The gusset is cut from one piece and turned, so the corners hold no seam.',
      'A suede lining keeps screens from scratches, and the base is stiffened with cork board.',
    ],
  },
  belt: {
    name: '{print} {cloth} belt',
    intro: [
      'A belt of 3 cm for trousers, jeans and the coat whose own belt got lost.',
      'One strip, one buckle, five holes: there is not much more to a good belt.',
      'It is cut from the back of the hide, where leather stretches least.',
      'In the first week it is stiff, in the second year it is yours.',
      'The width fits every loop in this shop, which we have checked.',
    ],
    make: [
      'The buckle is solid brass and held by two screws, so it can be moved to another belt.',
      'Edges are bevelled, waxed and polished by hand with a wooden wheel.',
      'A single layer, without cardboard or glue inside; a line of stitching runs along the rim.',
      'The keeper is sewn in rather than stapled, and the tip is cut to a soft point.',
      'Holes are punched round, 2.5 cm apart, and will not tear into ovals.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
