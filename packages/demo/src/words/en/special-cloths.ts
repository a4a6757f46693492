import type { ClothKey } from '../../goods/good.ts'
import type { ClothWords } from '../garment-words.ts'

export const specialCloths = {
  mohair: {
    name: 'mohair',
    facts: '65% kid mohair, 35% wool, {gsm} g/m²',
    lines: [
      'Kid mohair with wool at its core, {gsm} g/m²: a halo outside, a firm thread within.',
      'The mohair is brushed by hand after knitting, until light gets caught in the fibres.',
      'It weighs {gsm} g/m² and warms like something twice as heavy.',
    ],
  },
  ribCotton: {
    name: 'ribbed cotton',
    facts: '95% cotton, 5% elastane, fine rib, {gsm} g/m²',
    lines: [
      'A fine rib of {gsm} g/m² gives where you move and springs back after the wash.',
      'Combed cotton with five per cent elastane, knitted in rib, so it follows without squeezing.',
      'The ribs run top to bottom, 14 to the inch, and nothing shows through between them.',
    ],
  },
  chambray: {
    name: 'chambray',
    facts: '100% cotton chambray, {gsm} g/m²',
    lines: [
      'Chambray has a blue thread one way and a white one the other, {gsm} g/m² in all.',
      'It looks like denim and weighs {gsm} g/m², a third of it.',
      'The cotton is washed once before sewing; the rest of the fading is left to you.',
    ],
  },
  satin: {
    name: 'satin',
    facts: '100% cupro satin, {gsm} g/m²',
    lines: [
      'Cupro satin of {gsm} g/m², made from cotton linters, breathes like cotton and falls like silk.',
      'The shine is turned down by a sand wash, and water leaves no marks on it.',
      'A satin with weight, {gsm} g/m², woven near Como from certified yarn.',
    ],
  },
  tweed: {
    name: 'tweed',
    facts: '100% Scottish wool tweed, {gsm} g/m²',
    lines: [
      'Tweed of {gsm} g/m² from a mill on the Tweed itself, in yarn of five mixed shades.',
      'The wool is carded rather than combed; rain stays on the surface for an hour.',
      'Flecks of three other shades hide in the yarn and come out in sunlight.',
    ],
  },
  corduroy: {
    name: 'corduroy',
    facts: '100% cotton corduroy, eight wales, {gsm} g/m²',
    lines: [
      'Corduroy with eight wales to the inch, {gsm} g/m², soft from the first evening.',
      'The pile is cut deep and brushed twice, so elbows and knees go shiny only after years.',
      'Cotton of {gsm} g/m² with ridges wide enough to feel under a thumb.',
    ],
  },
  velvet: {
    name: 'velvet',
    facts: '100% cotton velvet, {gsm} g/m²',
    lines: [
      'Cotton velvet of {gsm} g/m² with a short pile: it drinks light rather than throwing it back.',
      'The pile is woven face to face and cut on the loom, an old way that keeps it dense.',
      'Steam brings back whatever a chair has flattened, and the colour is richest in the folds.',
    ],
  },
  nylonDown: {
    name: 'down-filled',
    facts: 'Shell 100% recycled polyamide, filling 90% duck down',
    lines: [
      'The shell is recycled polyamide of 20 denier, the filling duck down with 700 cuin.',
      'Down from farms with no live plucking, traced by a number on the inner label.',
      'Rain beads off the outside, and what gets damp dries in two hours.',
    ],
  },
  swimJersey: {
    name: 'recycled-jersey',
    facts: '78% recycled polyamide, 22% elastane, {gsm} g/m²',
    lines: [
      'The yarn was a fishing net once; now it is a jersey of {gsm} g/m² that dries in the sun in half an hour.',
      'Recycled polyamide with a fifth of elastane holds its shape for some two hundred swims.',
      'It shields from UV at factor 50, keeps its colour in the sun and never turns see-through.',
    ],
  },
  acetate: {
    name: 'acetate',
    facts: 'Acetate from wood pulp and cotton, lenses of category 3',
    lines: [
      'The acetate is pressed from wood pulp and cotton, in blocks that rest for months before cutting.',
      'Milled from a sheet 6 mm thick, it carries its colour all the way through.',
      'Acetate is warm to the touch and can be polished like new after years.',
    ],
  },
  brass: {
    name: 'gold-plated',
    facts: 'Brass, gold-plated at 3 microns, nickel-free',
    lines: [
      'Solid brass under three microns of gold, both recycled, from a foundry near Vicenza.',
      'The gold is 18 carat and warm in tone, nearer to honey than to lemon.',
      'Metal of this weight keeps its shape, and the plating keeps its colour.',
    ],
  },
  silver: {
    name: 'silver',
    facts: 'Sterling silver, 925, nickel-free',
    lines: [
      'Sterling silver, 925 parts in a thousand, melted down from old cutlery and old rings.',
      'The silver is brushed first and polished last, which keeps it from looking like chrome.',
      'With the years it darkens a little in the hollows, and that suits it.',
    ],
  },
} satisfies Partial<Record<ClothKey, ClothWords>>
