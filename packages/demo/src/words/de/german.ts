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

export const german: GarmentWords = {
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
      'Körpernah geschnitten, von der Schulter gemessen {cm} cm lang in Größe M.',
      'Schmal am Arm und im Rücken; wer etwas darunter trägt, nimmt eine Nummer größer, {cm} cm lang in M.',
      'Schmal, aber nicht eng: Länge {cm} cm in M, keine Naht spannt beim Armheben.',
      'Wer Luft zwischen Stoff und Haut mag, nimmt eine Größe mehr; M ist {cm} cm lang.',
    ],
    regular: [
      'Die Passform ist normal, {cm} cm lang in M, die gewohnte Größe stimmt.',
      'Der Schnitt folgt dem Körper, ohne ihn zu berühren, und endet in Größe M bei {cm} cm.',
      'Weder weit noch schmal, {cm} cm lang in M, darunter passt eine dünne Lage.',
      'Unser Model ist {tall} cm groß und trägt M, das {cm} cm misst.',
      'Schultern und Ärmel folgen dem Standardschnitt, {cm} cm in M; nehmen Sie, was Sie sonst tragen.',
    ],
    easy: [
      'Mit 12 cm Zugabe an der Brust geschnitten, {cm} cm lang in M.',
      'Die Schulter ist leicht überschnitten, der Rumpf gerade, die Länge in M {cm} cm.',
      'Ringsum ist Luft, die Länge beträgt in M {cm} cm.',
      'Locker am Körper, {cm} cm lang in M; die gewohnte Größe ist die richtige.',
    ],
    oversized: [
      'Bewusst groß geschnitten, {cm} cm lang in M; wer es schmaler mag, nimmt eine Nummer kleiner.',
      'Weit in Rumpf und Ärmel, {cm} cm lang in M; die meisten von uns tragen eine Größe weniger.',
      'Das Volumen ist Absicht, die Schulter ist 6 cm überschnitten, M misst {cm} cm.',
      'Mit Absicht groß und in M {cm} cm lang, am Saum wird es etwas schmaler.',
    ],
    straight: [
      'Die Innenbeinlänge beträgt in jeder Bundweite {cm} cm, die Leibhöhe ist mittel.',
      'Der Bund sitzt auf dem Hüftknochen, das Bein läuft gerade zum Saum, innen {cm} cm lang.',
      'Gerade von der Hüfte bis zum Saum, innen {cm} cm, am Oberschenkel mit Platz.',
      'Innenbein {cm} cm, der Bund liegt zwei Finger unter dem Nabel.',
    ],
    wide: [
      'Hoch in der Taille, weit im Bein, Innenbeinlänge {cm} cm.',
      'Flach gemessen ist der Saum 29 cm weit; innen misst das Bein {cm} cm und lässt sich kürzen.',
      'Das Bein ist ab dem Oberschenkel weit und innen {cm} cm lang.',
      'Bodenlang zu flachen Schuhen: innen {cm} cm, der Saum berührt den Spann.',
    ],
    waist: [
      'Der Bund sitzt in der natürlichen Taille, die Länge beträgt {cm} cm in M.',
      'Länge {cm} cm in M; zwischen zwei Größen ist die kleinere richtig.',
      'Der Bund sitzt an der schmalsten Stelle, M misst {cm} cm vom Bund bis zum Saum.',
      'Ab der Taille {cm} cm in M, hinten etwas mehr als vorn.',
    ],
    last: [
      'Der Leisten ist mittelweit und fällt normal aus; für dicke Socken eine Nummer größer wählen.',
      'Die gewohnte Größe bestellen: Nach drei Tagen hat sich das Obermaterial dem Fuß angepasst.',
      'Fällt größengerecht aus; ein schmaler Fuß nimmt eine Nummer kleiner.',
      'Vorn ist Platz für die Zehen, die Ferse hält, bestellen Sie Ihre übliche Größe.',
      'Am besten abends anprobieren, wenn der Fuß am breitesten ist; die übliche Größe sollte passen.',
    ],
    barefoot: [
      'Sie fallen größengerecht aus; zwischen zwei Größen ist die größere richtig.',
      'Anprobiert wird barfuß, und die gewohnte Größe stimmt.',
      'Mittlere Weite; an schmalen Füßen sitzt die nächstkleinere Größe besser.',
      'Bestellen Sie Ihre übliche Größe: Vorn ist der Fuß gehalten, nichts rutscht.',
    ],
    free: [
      'Eine Größe für Frauen und Männer.',
      'Es gibt nur eine Größe; vierzig Leute haben sie anprobiert, bevor wir uns festlegten.',
      'Eine Größe, die sich anpasst; kleine wie große Leute haben sie probiert.',
      'Es gibt nur eine Größe, und ihretwegen hat sie noch niemand zurückgeschickt.',
    ],
    swim: [
      'Beinausschnitt und Rücken sind zum Schwimmen gemacht, vom Träger bis zum Schritt {cm} cm in M.',
      'Trocken darf er stramm sitzen, Wasser lockert ihn etwas; M misst {cm} cm.',
      'Ihre Kleidergröße passt, bei langem Oberkörper eine mehr: M ist {cm} cm lang.',
    ],
    shoulder: [
      'Eine Größe; die Länge der Träger haben wir an Leuten von 1,55 bis 1,95 m ausprobiert.',
      'Es gibt sie in einer Größe, die an der Hüfte sitzt, gleich wie groß man ist.',
      'Die Größe bleibt immer dieselbe, nur die Farben wechseln.',
    ],
    buckle: [
      'Die Größe ist die Länge in Zentimetern von der Schnalle bis zum mittleren Loch.',
      'Messen Sie dort, wo die Hose sitzt, die Zentimeter sind die Größe.',
      'Zwischen zwei Größen gilt die längere, neben der Mitte sind je zwei Löcher.',
    ],
    face: [
      'Eine Größe, 142 mm breit, Gläser 50 mm, Steg 20 mm.',
      'Die Breite passt zu mittleren und breiten Gesichtern, den Rest richtet der Optiker in fünf Minuten.',
      'Es gibt eine Größe, die Nasenauflage ist für die meisten Nasen tief genug.',
    ],
    wrist: [
      'Das Band passt um 15 bis 20 cm, ein weiteres Loch sticht jeder Schuster.',
      'Eine Größe für alle Handgelenke, fünf Löcher stehen zur Wahl.',
      'Gehäuse und Band wiegen 46 Gramm, kaum mehr als ein Brief.',
    ],
    neck: [
      'Eine Länge für alle, die letzten Glieder dienen als zusätzliche Öse.',
      'Es gibt sie in einer Länge, einen Fingerbreit unter der Halsgrube.',
      'Die Länge haben wir unter Kragen, Rundhals und Schal ausprobiert.',
    ],
    ear: [
      'Verkauft als Paar in einer Größe, ein verlorenes Stück ist einzeln nachzubestellen.',
      'Eine Größe, die Stecker passen in jedes gewöhnliche Ohrloch.',
      'Den ganzen Tag nicht zu spüren, sagen alle, die sie für uns getragen haben.',
    ],
  },
  care,
  remarks,
}
