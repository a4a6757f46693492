import type { GarmentWords } from '../garment-words.ts'

export const prints: GarmentWords['prints'] = {
  breton: {
    name: 'Breton-striped',
    lines: [
      'Breton stripes, wide gaps and narrow lines, the way sailors wore them.',
      'The stripes are dyed in the yarn and will not bleed into the ground between them.',
      'Stripe meets stripe at the side seam, which takes a patient cutter and some extra cloth.',
    ],
  },
  bengal: {
    name: 'striped',
    lines: [
      'Bengal stripes: colour and ground are equally wide, so from afar it reads as one tone.',
      'The stripe is woven in, not printed, and keeps its edge wash after wash.',
    ],
  },
  pinstripe: {
    name: 'pinstriped',
    lines: [
      'The pinstripe is a single thread wide, seen across a desk and lost across a street.',
      'A stripe as thin as a pencil line lengthens whoever wears it.',
    ],
  },
  check: {
    name: 'checked',
    lines: [
      'The check is woven from yarns dyed beforehand, so the reverse is as clear as the face.',
      'Three tones cross in the check, and a fourth appears where they overlap.',
      'The lines were laid out on paper first, until no crossing shouted louder than the next.',
    ],
  },
  gingham: {
    name: 'gingham',
    lines: [
      'Gingham is the simplest of checks: one colour, one pale thread, and a half-tone between.',
      'The little squares are cut straight with the thread, so nothing tilts at the hem.',
    ],
  },
  dots: {
    name: 'polka-dot',
    lines: [
      'The dots are small enough to look like texture from across the room.',
      'The dots stand in offset rows, so that the eye finds no line to follow.',
      'Dots on a calm ground, printed with pigment that leaves the cloth soft.',
    ],
  },
  floral: {
    name: 'floral',
    lines: [
      'The flowers were painted in watercolour first and printed at the size they were painted.',
      'Two colours of blossom on the ground, set so that no flower is cut in half at the front.',
    ],
  },
  houndstooth: {
    name: 'houndstooth',
    lines: [
      'Houndstooth, four threads light and four dark, older than anyone who finds it old-fashioned.',
      'Shepherds wore this broken check before lords did, and both had a point.',
      'The teeth are drawn large, so the pattern is seen and need not be guessed at.',
    ],
  },
  argyle: {
    name: 'argyle',
    lines: [
      'The diamonds are knitted in, each with its own bobbin, and the fine line crosses over them.',
      'Argyle without the golf course: three quiet tones of one family.',
    ],
  },
  windowpane: {
    name: 'windowpane-checked',
    lines: [
      'The windowpane is drawn in one thin line, wide enough to leave the cloth its calm.',
      'Large squares, thin bars: a check that does not chatter.',
      'The panes are squared up by hand before cutting, so the grid runs straight from edge to edge.',
    ],
  },
  leaf: {
    name: 'leaf-print',
    lines: [
      'The leaves lie in three sizes over one another, drawn from a fern in the workshop window.',
      'Leaves fall across the cloth in every direction, so nothing stands on its head.',
      'Each leaf has one vein and no shadow, as in a pressed herbarium.',
    ],
  },
}
