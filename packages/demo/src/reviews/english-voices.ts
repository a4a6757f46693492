import type { Voice } from './voice.ts'

export const englishVoices: readonly Voice[] = [
  {
    topic: 'knit',
    rating: 5,
    title: 'Third winter with the first one',
    detail:
      'Bought the second colour because the first still looks new after two winters. A few pills under the arms in week one, combed off, none since.',
    nickname: 'Margaret H.',
  },
  {
    topic: 'knit',
    rating: 4,
    title: 'Warm, a little long',
    detail:
      'I am 162 cm and the sleeves reach my knuckles. I turn them once and it looks meant. Wool is soft on a bare neck.',
    nickname: 'Priya',
  },
  {
    topic: 'knit',
    rating: 3,
    title: 'Lovely yarn, delivery slow',
    detail:
      'Nothing wrong with the jumper, but it took nine days to Dublin and nobody told me why until I asked.',
    nickname: 'Conor D.',
  },
  {
    topic: 'jacket',
    rating: 5,
    title: 'Survived a red-eye flight',
    detail:
      'Rolled it up as a pillow, wore it to a meeting four hours later. No one noticed. Inner pocket fits a passport.',
    nickname: 'Daniel',
  },
  {
    topic: 'jacket',
    rating: 4,
    title: 'Heavy in the right way',
    detail:
      'You feel the weight on the shoulders for a day and then never again. Size down if you do not plan a jumper beneath.',
    nickname: 'S. Whitfield',
  },
  {
    topic: 'trousers',
    rating: 5,
    title: 'Finally deep pockets',
    detail: 'My whole hand goes in. They shortened the hem for free and sent them back in three days.',
    nickname: 'Imogen',
  },
  {
    topic: 'trousers',
    rating: 2,
    title: 'Waist came up small',
    detail:
      'I wear 30 everywhere else and could not close these. Returned without fuss, money back in four days.',
    nickname: 'Lee',
  },
  {
    topic: 'shirt',
    rating: 5,
    title: 'Collar stays up',
    detail: 'Worn open under a jumper all week, the collar does not collapse. Ironing takes four minutes.',
    nickname: 'Tom',
  },
  {
    topic: 'tee',
    rating: 4,
    title: 'Thick, holds shape',
    detail: 'No see-through, no twisting after six washes. I would like a longer version for tall people.',
    nickname: 'Ayo',
  },
  {
    topic: 'dress',
    rating: 5,
    title: 'Pockets in the seams',
    detail:
      'Wore it to my sister’s wedding and again to work with flat shoes. The belt can be tied behind too.',
    nickname: 'Clara B.',
  },
  {
    topic: 'shoes',
    rating: 4,
    title: 'Stiff for three days',
    detail:
      'They do need breaking in. On the fourth day I walked eleven kilometres without thinking about my feet.',
    nickname: 'Joan',
  },
  {
    topic: 'small',
    rating: 5,
    title: 'Monogram is neat',
    detail: 'Two letters in gold thread, straight and small. My father uses it every day.',
    nickname: 'Helen',
  },
  {
    topic: 'skirt',
    rating: 4,
    title: 'Moves well',
    detail:
      'The pleats were still sharp after a suitcase and two nights. I wish the zip were a shade lighter.',
    nickname: 'Rosa',
  },
]
