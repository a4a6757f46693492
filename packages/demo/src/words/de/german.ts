import type { GarmentWords } from '../garment-words.ts'
import { cloths } from './cloths.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const german: GarmentWords = {
  forms: { ...knitsAndTops, ...tailoringAndDresses, ...legsAndExtras },
  cloths,
  prints: {
    breton: 'mit Bretonstreifen',
    bengal: 'mit Streifen',
    pinstripe: 'mit Nadelstreifen',
    check: 'mit Karomuster',
    gingham: 'mit Vichykaro',
    dots: 'mit Punkten',
    floral: 'mit Blumenmuster',
  },
  fits: {
    close: [
      'Körpernah geschnitten, von der Schulter gemessen {cm} cm lang in Größe M.',
      'Schmal am Arm und im Rücken; wer etwas darunter trägt, nimmt eine Nummer größer, {cm} cm lang in M.',
    ],
    regular: [
      'Die Passform ist normal, {cm} cm lang in M, die gewohnte Größe stimmt.',
      'Der Schnitt folgt dem Körper, ohne ihn zu berühren, und endet in Größe M bei {cm} cm.',
    ],
    easy: [
      'Mit 12 cm Zugabe an der Brust geschnitten, {cm} cm lang in M.',
      'Die Schulter ist leicht überschnitten, der Rumpf gerade, die Länge in M {cm} cm.',
    ],
    oversized: [
      'Bewusst groß: {cm} cm lang in M; wer es schmaler mag, nimmt eine Nummer kleiner.',
      'Weit in Rumpf und Ärmel, {cm} cm lang in M; die meisten von uns tragen eine Größe weniger.',
    ],
    straight: [
      'Die Innenbeinlänge beträgt in jeder Bundweite {cm} cm, die Leibhöhe ist mittel.',
      'Der Bund sitzt auf dem Hüftknochen, das Bein läuft gerade zum Saum, innen {cm} cm lang.',
    ],
    wide: [
      'Hoch in der Taille, weit im Bein, Innenbeinlänge {cm} cm.',
      'Flach gemessen ist der Saum 29 cm weit; innen misst das Bein {cm} cm und lässt sich kürzen.',
    ],
    waist: [
      'Der Bund sitzt in der natürlichen Taille, die Länge beträgt {cm} cm in M.',
      'Länge {cm} cm in M; zwischen zwei Größen ist die kleinere richtig.',
    ],
    last: [
      'Der Leisten ist mittelweit und fällt normal aus; für dicke Socken eine halbe Nummer größer wählen.',
      'Die gewohnte Größe bestellen: Nach drei Tagen hat sich das Obermaterial dem Fuß angepasst.',
    ],
    free: [
      'Eine Größe für Frauen und Männer.',
      'Es gibt nur eine Größe; vierzig Leute haben sie anprobiert, bevor wir uns festlegten.',
    ],
  },
  care: {
    knit: [
      'Bei 30 °C im Wollprogramm waschen, liegend trocknen, Knötchen der ersten Wochen auskämmen.',
      'Lüften ersetzt die meisten Wäschen; sonst 30 °C, Wollwaschmittel, liegend trocknen.',
    ],
    wash: [
      'Auf links bei 40 °C waschen und auf der Leine trocknen.',
      'Mit ähnlichen Farben bei 40 °C in die Maschine, einen Trockner braucht es nicht.',
    ],
    iron: [
      'Bei 30 °C waschen und noch feucht von links bügeln.',
      'Kaltes Wasser, wenig Waschmittel, ein warmes Eisen von links: mehr Pflege braucht es nicht.',
    ],
    press: [
      'Nach dem Tragen ausbürsten, auf einen breiten Bügel hängen, einmal je Saison reinigen lassen.',
      'Dampf nimmt die Falten heraus, eine Reinigung genügt einmal im Winter.',
    ],
    leather: [
      'Nach Regen einen Tag ruhen lassen, mit Papier füllen und das Leder zweimal im Jahr fetten.',
      'Eine weiche Bürste, etwas Creme und Zeit zum Trocknen fern der Heizung, dann hält es Jahre.',
    ],
  },
}
