import type { Voice } from '../voice.ts'

export const lighterThings: readonly Voice[] = [
  {
    topic: 'cardigan',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Lives on my desk chair',
    detail:
      'The pockets hold a phone and a packet of tissues without sagging. Buttons go through the holes first time, even before coffee.',
    nickname: 'Maud',
  },
  {
    topic: 'puffer',
    rating: 5,
    fit: 0,
    title: 'Dog at six, minus eight',
    detail:
      'I wear it over a T-shirt and come home warm. It stuffs into its own pocket, though getting it in there is a sport.',
    nickname: 'Ewan',
  },
  {
    topic: 'bowBlouse',
    who: 'women',
    rating: 4,
    fit: 0,
    title: 'The bow needs a lesson',
    detail:
      'Mine looked like a shoelace for a week, then my aunt showed me how to tie it flat. Lovely sleeve.',
    nickname: 'Arabella',
  },
  {
    topic: 'jumpsuit',
    who: 'women',
    rating: 3,
    fit: -1,
    title: 'Made for a shorter back',
    detail:
      'I am 178 and it pulls when I sit, however I arrange the belt. Handsome standing up, so it goes to parties and nowhere else.',
    nickname: 'Freya N.',
  },
  {
    topic: 'shorts',
    who: 'men',
    rating: 4,
    fit: 0,
    title: 'Pleats on a man, and it works',
    detail: 'My wife laughed, then borrowed them. Long enough to sit down in on a hot bus.',
    nickname: 'Dominic',
  },
  {
    topic: 'swim',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Forty lengths, nothing moved',
    detail:
      'I have swum twice a week since June and the straps have not given. Colour is holding up against the chlorine.',
    nickname: 'Marian',
  },
  {
    topic: 'loafer',
    who: 'men',
    cloth: ['calf'],
    rating: 5,
    fit: 0,
    title: 'Polished up like conkers',
    detail:
      'A tight fit on Monday, a handshake by Thursday. The cobbler liked them so much he asked where they came from.',
    nickname: 'Clive',
  },
  {
    topic: 'heel',
    who: 'women',
    rating: 4,
    fit: 0,
    title: 'Danced until the band packed up',
    detail:
      'I usually carry my shoes home. The toe is a touch narrow, so give them an evening in front of the television first.',
    nickname: 'Lucinda',
  },
  {
    topic: 'sandal',
    who: 'women',
    rating: 2,
    title: 'Buckle rubbed my instep',
    detail: 'Two plasters in two days. The sole is good and perhaps my bones are odd, but they went back.',
    nickname: 'Thea',
  },
  {
    topic: 'crossbody',
    rating: 5,
    title: 'Phone, keys, paperback, done',
    detail:
      'It stays put on a bicycle and the flap has never come open. I have stopped carrying things I do not need.',
    nickname: 'Winnie',
  },
  {
    topic: 'belt',
    who: 'men',
    cloth: ['calf'],
    rating: 4,
    fit: 0,
    title: 'Wears in nicely',
    detail:
      'Stiff enough to stand on its own out of the box. After a month it has curved to my hip, and the middle hole is the right one.',
    nickname: 'Bernard',
  },
  {
    topic: 'sunglasses',
    rating: 5,
    title: 'No headache on the M6',
    detail:
      'Low winter sun all the way to Carlisle and I could still read the signs. They sit well under a cap.',
    nickname: 'Geraint',
  },
  {
    topic: 'watch',
    rating: 4,
    title: 'Quiet enough for the bedroom',
    detail: 'I cannot hear it tick. Setting the time takes good nails, the crown is small.',
    nickname: 'Iris',
  },
  {
    topic: 'necklace',
    rating: 5,
    title: 'Has hardly come off since March',
    detail: 'Shower excepted. The clasp is big enough to do up behind my own neck, which at seventy counts.',
    nickname: 'Audrey',
  },
  {
    topic: 'earrings',
    rating: 3,
    title: 'One of them tilts',
    detail:
      'The left hangs straight, the right looks at the floor. It could be my ear, so three stars and not two.',
    nickname: 'Pip',
  },
]
