import type { Voice } from './voice.ts'

export const germanVoices: readonly Voice[] = [
  {
    topic: 'knit',
    rating: 5,
    title: 'Kratzt wirklich nicht',
    detail:
      'Ich trage sonst keine Wolle auf der Haut, diesen Pullover schon. Nach dem Waschen im Liegen getrocknet, Maße unverändert.',
    nickname: 'Anke',
  },
  {
    topic: 'knit',
    rating: 4,
    title: 'Etwas weit an den Ärmeln',
    detail:
      'Schöne dichte Ware, Farbe wie auf dem Bild. Die Ärmel könnten für meinen Geschmack schmaler sein.',
    nickname: 'Jutta K.',
  },
  {
    topic: 'jacket',
    rating: 5,
    title: 'Endlich ein Mantel mit Platz',
    detail:
      'Pullover und Sakko passen darunter, ohne dass es spannt. Die Taschen sind tief und warm gefüttert.',
    nickname: 'Henning',
  },
  {
    topic: 'jacket',
    rating: 3,
    title: 'Gut, aber knittert beim Fahren',
    detail:
      'Auf dem Fahrrad bilden sich Falten am Rücken. Über Nacht hängen sie sich aus, man muss nur daran denken.',
    nickname: 'B. Lorenz',
  },
  {
    topic: 'trousers',
    rating: 5,
    title: 'Saum gratis gekürzt',
    detail:
      'Nach drei Tagen war die Hose zurück, sauber mit passendem Garn gesäumt. Bund sitzt auch beim Sitzen.',
    nickname: 'Miriam',
  },
  {
    topic: 'trousers',
    rating: 4,
    title: 'Fällt eine Nummer größer aus',
    detail: 'Ich habe von 31 auf 30 getauscht, das ging schnell und ohne Nachfrage.',
    nickname: 'Olaf',
  },
  {
    topic: 'shirt',
    rating: 5,
    title: 'Kragen steht',
    detail: 'Auch ohne Bügeln sieht es ordentlich aus, wenn man es nass aufhängt. Knöpfe sitzen fest.',
    nickname: 'Stefan W.',
  },
  {
    topic: 'tee',
    rating: 5,
    title: 'Blickdicht',
    detail: 'Endlich ein helles T-Shirt, durch das man nichts sieht. Habe drei davon.',
    nickname: 'Pia',
  },
  {
    topic: 'dress',
    rating: 4,
    title: 'Schöner Stoff, kurzer Gürtel',
    detail: 'Das Kleid fällt sehr gut, der Gürtel reicht bei mir in Größe L gerade für einen Knoten.',
    nickname: 'Cornelia',
  },
  {
    topic: 'shoes',
    rating: 5,
    title: 'Zweimal besohlt',
    detail:
      'Beim Schuster nebenan neue Sohlen bekommen, er war von der Verarbeitung angetan. Sie werden alt mit mir.',
    nickname: 'Uwe',
  },
  {
    topic: 'small',
    rating: 5,
    title: 'Als Geschenk gut angekommen',
    detail: 'Karton, Band und Karte sahen aus wie von Hand gepackt. Lieferung am nächsten Tag.',
    nickname: 'Familie Roth',
  },
  {
    topic: 'skirt',
    rating: 2,
    title: 'Bund zu weit',
    detail:
      'Der Rock ist hübsch, rutscht aber. Zwischen zwei Größen unbedingt die kleinere nehmen, wie es im Text steht.',
    nickname: 'Lena',
  },
]
