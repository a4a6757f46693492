import type { GarmentWords } from '../garment-words.ts'

export const cloths = {
  lambswool: {
    name: 'lambswool',
    facts: '100% lambswool, {gsm} g/m²',
    lines: [
      'The lambswool is spun in Yorkshire from the first shearing and weighs {gsm} g/m².',
      'First-shearing wool is soft from day one; ours is dyed before spinning, so the tone has depth.',
      'Wool from one farm co-operative, traceable to the valley, at {gsm} g/m².',
      'Lambswool of {gsm} g/m² is warm before it is heavy, and the pills of the first month come off with a comb.',
      'Spun on old mules that leave air in the yarn, it warms at {gsm} g/m² like something thicker.',
      'Three tones of dyed fleece are blended for every shade, which is why none of them looks flat.',
      'The sheep graze on the Borders, the yarn is scoured in soft water, and the result weighs {gsm} g/m².',
    ],
  },
  merino: {
    name: 'merino',
    facts: '100% merino wool, 19.5 micron, {gsm} g/m²',
    lines: [
      'Merino of 19.5 micron does not itch and needs airing more often than washing.',
      'The yarn is extra-fine merino from Biella, knitted at 12 gauge to {gsm} g/m².',
      'At {gsm} g/m² this merino is light enough for a heated room and warm enough for the way there.',
      'Spread over a chair at night, merino of {gsm} g/m² is fresh again in the morning.',
    ],
  },
  cashmere: {
    name: 'cashmere',
    facts: '100% cashmere, two-ply, {gsm} g/m²',
    lines: [
      'Two-ply cashmere with fibres of 36 mm: long ones pill less, and that is worth paying for.',
      'The cashmere is combed in Inner Mongolia and spun in Scotland, {gsm} g/m² in the finished piece.',
      'It weighs {gsm} g/m² and gets softer for the first ten washes, then stays as it is.',
      'A goat gives a hundred and fifty grams of this down in a year, so it is worth mending.',
    ],
  },
  alpaca: {
    name: 'alpaca',
    facts: '70% alpaca, 30% wool, {gsm} g/m²',
    lines: [
      'Alpaca with a third of wool is loftier than it is heavy, {gsm} g/m² for a warm piece.',
      'The fibre is hollow, holds air and sheds drizzle before it soaks in.',
      'A brushed surface blurs the stitches; the wool in the yarn keeps them in place.',
    ],
  },
  cottonKnit: {
    name: 'cotton-knit',
    facts: '100% organic cotton, 5 gauge, {gsm} g/m²',
    lines: [
      'Organic cotton, knitted at 5 gauge, feels dry and cool against the skin.',
      'Four-ply cotton of {gsm} g/m² has the grain of hand knitting and goes into the machine.',
      'The cotton is grown in Izmir and spun with little twist, hence the matt surface.',
    ],
  },
  jersey: {
    name: 'jersey',
    facts: '100% cotton, single jersey, {gsm} g/m²',
    lines: [
      'Single jersey of {gsm} g/m² from combed cotton, washed before cutting so that it will not shrink.',
      'The cotton is ring-spun and singed, which takes the fluff off and leaves a clean face.',
      'At {gsm} g/m² the jersey is opaque, in the palest shade as well.',
    ],
  },
  heavyJersey: {
    name: 'heavy cotton',
    facts: '100% cotton, compact jersey, {gsm} g/m²',
    lines: [
      'Compact jersey of {gsm} g/m² keeps its outline when you take it off the hook.',
      'The cotton is knitted slowly on old loopwheel machines, {gsm} g/m² and no stretch.',
      'A heavy, dry jersey that looks pressed although it never is.',
      'Thick yarn, a tight stitch, {gsm} g/m²: the shape outlasts the fashion.',
    ],
  },
  poplin: {
    name: 'poplin',
    facts: '100% cotton, poplin two-ply 100s, {gsm} g/m²',
    lines: [
      'Two-ply poplin of {gsm} g/m² from the Porto mills: crisp, opaque, quick to iron.',
      'The poplin is woven from 100s yarn in both directions, so it wears evenly.',
      'Cotton poplin, mercerised once, with a faint sheen that survives the wash.',
      'At {gsm} g/m² poplin is thin enough for July and dense enough to need nothing beneath.',
    ],
  },
  oxford: {
    name: 'Oxford',
    facts: '100% cotton, Oxford weave, {gsm} g/m²',
    lines: [
      'Oxford is woven two threads over one; at {gsm} g/m² it has body and still breathes.',
      'The weave shows tiny squares of white, which makes every colour a tone lighter.',
      'A sturdy cotton of {gsm} g/m² that needs no iron if hung up wet.',
    ],
  },
  linen: {
    name: 'linen',
    facts: '100% European flax linen, {gsm} g/m²',
    lines: [
      'The flax grows in Normandy, is woven in Lithuania and weighs {gsm} g/m².',
      'Linen of {gsm} g/m², washed with stones until the stiffness is gone; creases are part of it.',
      'It takes up a fifth of its weight in moisture before it feels damp.',
      'Long flax fibres make a thread that is stronger wet and softer with every wash.',
      'Spun wet from long fibre, this linen of {gsm} g/m² keeps a dry hand on the hottest day.',
      'Linen never clings: at {gsm} g/m² it stands a finger away from the skin and lets the air do its work.',
    ],
  },
  silk: {
    name: 'silk',
    facts: '100% mulberry silk, sandwashed, {gsm} g/m²',
    lines: [
      'Sandwashed silk of {gsm} g/m²: matt, cool, and less afraid of water than its name.',
      'The silk is woven in Como in crêpe yarn, so it falls heavily and does not rustle.',
      'Mulberry silk with a dull side, which we wear outside.',
      'Weighing {gsm} g/m², the silk warms in a minute and cools in another.',
      'Washed in a drum with fine sand, the silk has lost its shine and kept its depth.',
    ],
  },
  viscose: {
    name: 'crêpe',
    facts: '100% viscose from certified wood, {gsm} g/m²',
    lines: [
      'Viscose crêpe from certified wood, {gsm} g/m², dries overnight and hardly creases.',
      'The yarn is twisted hard in both directions, from which the crêpe gets its grain and its drape.',
      'A fluid cloth of {gsm} g/m² that moves half a second after you do.',
      'From a fist it comes out smooth: crêpe of {gsm} g/m² forgives every suitcase.',
    ],
  },
  flannel: {
    name: 'flannel',
    facts: '100% wool flannel, {gsm} g/m²',
    lines: [
      'Wool flannel of {gsm} g/m², milled for two hours, so the weave disappears under the nap.',
      'The flannel comes from Biella; the colour is mixed from three shades of dyed fibre.',
      'Soft on both faces, it holds a crease and forgets the journey overnight.',
      'Flannel lets air through and keeps warmth in, which is why it has been worn for two hundred years.',
    ],
  },
  wool: {
    name: 'wool',
    facts: '98% virgin wool, 2% elastane, {gsm} g/m²',
    lines: [
      'The wool twill weighs {gsm} g/m² and has two per cent elastane, enough to sit in for a day.',
      'High-twist yarn springs back, so creases hang out by the morning.',
      'Virgin wool from a mill in Guimarães, {gsm} g/m², for ten months of the year.',
      'Woven dry and finished without starch, the twill of {gsm} g/m² is as good on the fortieth wearing.',
    ],
  },
  doubleWool: {
    name: 'double-faced wool',
    facts: '90% virgin wool, 10% cashmere, {gsm} g/m²',
    lines: [
      'Two layers of wool are woven into one cloth, {gsm} g/m² in all.',
      'Double-faced cloth from Biella with a tenth of cashmere on the outer side.',
      'At {gsm} g/m² it stops the wind, and without interlining it still bends like a blanket.',
    ],
  },
  gabardine: {
    name: 'gabardine',
    facts: '100% cotton gabardine, water-repellent, {gsm} g/m²',
    lines: [
      'Cotton gabardine of {gsm} g/m² is woven so densely that an hour of rain stays outside.',
      'A steep twill in long-staple cotton, finished without fluorocarbons.',
      'The gabardine is stiff when new and takes on your elbows within a month.',
    ],
  },
  denim: {
    name: 'washed denim',
    facts: '100% cotton denim, 13 oz, {gsm} g/m²',
    lines: [
      'Denim of 13 ounces, washed twice with enzymes instead of stones.',
      'Woven in Turkey from organic cotton, {gsm} g/m², dyed with indigo that needs half the water.',
      'The fading follows the thigh and the knee, as it would after a year of wear.',
    ],
  },
  rawDenim: {
    name: 'raw denim',
    facts: '100% cotton selvedge denim, 14 oz, {gsm} g/m²',
    lines: [
      'Selvedge denim of 14 ounces from Okayama, unwashed, with a red line at the outseam.',
      'Nothing has been done to this denim after weaving: {gsm} g/m², dark and stiff.',
      'Rope-dyed indigo sits on the surface of the yarn and fades where you move.',
    ],
  },
  calf: {
    name: 'calfskin',
    facts: 'Calfskin, vegetable-tanned, 1.8 mm',
    lines: [
      'Calfskin of 1.8 mm, tanned with bark in Tuscany for six weeks.',
      'The leather is dyed through and only waxed on top, so scratches rub out with a thumb.',
      'The hide is left over from the food trade, tanned without chrome, and darkens with light and hands.',
      'The grain is left as it grew, with the odd pore or line that tells one hide from another.',
      'For the first weeks the calfskin creaks a little; after that it has learned your name.',
      'Tanned in pits rather than drums, the leather stays firm where it must and bends where it may.',
      'A drop of rain leaves a mark at first; rubbed with wax, the calfskin soon forgets it.',
      'Cut from the back of the calf, at 1.8 mm, where the skin is closest and stretches least.',
    ],
  },
  suede: {
    name: 'suede',
    facts: 'Calf suede, waterproofed, 1.6 mm',
    lines: [
      'Calf suede of 1.6 mm with a short nap, waterproofed in the drum.',
      'The suede is the flesh side of a full hide, not a split, and stays dense for years.',
      'Dyed through in one bath; a brass brush brings back what rain has flattened.',
      'The nap runs one way: a stroke of the hand shows two shades of the same colour.',
      'Raised with fine emery, the nap is short enough to be mistaken for cloth.',
      'At 1.6 mm the suede is soft in the hand and needs no lining to keep its shape.',
    ],
  },
  canvas: {
    name: 'canvas',
    facts: '100% organic cotton canvas, 18 oz, {gsm} g/m²',
    lines: [
      'Cotton canvas of 18 ounces, woven for sailmakers, {gsm} g/m².',
      'Organic cotton in plain weave, unbleached in the weft, hence the dry colour.',
      'The canvas softens with use and is not coated, so it can be brushed clean.',
    ],
  },
} satisfies Partial<GarmentWords['cloths']>
